// How this game shows what happens: who moves where, what goes to which seat, what is heard.
import { hued } from '$lib/match/hues.svelte'
import type { Acting, Flight } from '$lib/anim/play'
import type { Happening } from '$lib/net/wire'
import { drawingOf } from './board/pieces'
import type { Shown } from './expansion'
import { changes, patch } from './patch'
import { LETTERS, PLACES, columnsOf, placeName, tokenName, type SeatView, type View } from './view'

export const place = (name: string): string => `[data-place="${name}"]`
const purse = (seat: number): string => `[data-seat="${seat}"]`

/** A figure of the seat goes to the place the event names. */
export const walks =
    (symbol: string, key: string, from: (seat: SeatView) => string) =>
    (event: Happening, view: View): Flight | null => {
        const seat = view.seats[event.seat]
        if (!seat) return null
        const to = place(placeName(event.args.place ?? ''))
        return {
            piece: `${key}${event.seat}`,
            symbol: hued(symbol, event.seat),
            from: place(from(seat)),
            to,
        }
    }

const family = walks('family', 'f', (seat) => seat.family)
const pair = (args: Happening['args']): number[] => [Number(args.die), Number(args.die2)]

export const SHOWN: Required<Shown> = {
    flights: {
        moved: walks('merchant', 'm', (seat) => seat.merchant),
        family_sent: family,
        token_moved: (event, view) => {
            const token = tokenName(view, event.args.token)
            const to = place(placeName(event.args.place ?? ''))
            return { piece: token, symbol: drawingOf(token), from: place(view.tokens[token] ?? ''), to }
        },
    },
    gifts: {
        gained_lira: (_, at, mine) => ({ symbol: 'lira', from: at, to: mine }),
        paid_lira: (_, at, mine) => ({ symbol: 'lira', from: mine, to: at }),
        paid_toll: (event, _, mine) => ({ symbol: 'lira', from: mine, to: purse(Number(event.args.other)) }),
        gained_good: ({ args: { good } }, at, mine) => ({
            symbol: `good-${typeof good === 'number' ? LETTERS[good] : good}`,
            from: at,
            to: mine,
        }),
        ruby: (_, at, mine) => ({ symbol: 'ruby', from: at, to: mine }),
        drew: (_, __, mine) => ({ symbol: 'card', from: place('caravansary'), to: mine }),
        took_discard: (_, __, mine) => ({ symbol: 'card', from: place('caravansary'), to: mine }),
    },
    changes,
    cues: {
        moved: 'piece',
        stayed: 'piece',
        left: 'piece',
        picked_up: 'piece',
        returned: 'piece',
        family_sent: 'piece',
        family_home: 'piece',
        token_moved: 'piece',
        neutral_moved: 'piece',
        took_tile: 'piece',
        drew: 'card',
        took_discard: 'card',
        played: 'card',
        discarded: 'card',
        gained_lira: 'coin',
        paid_lira: 'coin',
        paid_toll: 'coin',
        sold: 'coin',
        ruby: 'coin',
        rolled: 'dice',
        end_triggered: 'gong',
    },
    dice: { rolled: pair, set_die: pair },
}

/** Moments of their own in a turn: assistants, tolls, meetings, dice. */
const BEATS = ['picked_up', 'left', 'paid_toll', 'caught', 'token_moved', 'rolled', 'rolled_die']

/** The places from one to another: along the row, then along the column. Only a picture of the way. */
export function between(layout: number[], from: string, to: string): string[] {
    const columns = columnsOf(layout.length)
    const at = (place: string): number => layout.findIndex((number) => PLACES[number] === place)
    const [start, goal] = [at(from), at(to)]
    if (start < 0 || goal < 0) return [to]
    const column = goal % columns
    const along = Array.from(
        { length: Math.abs(column - (start % columns)) },
        (_, i) => start + (i + 1) * Math.sign(column - (start % columns)),
    )
    const turned = along.at(-1) ?? start
    const down = Array.from(
        { length: Math.abs(goal - turned) / columns },
        (_, i) => turned + (i + 1) * columns * Math.sign(goal - turned),
    )
    const way = [start, ...along, ...down]
    return way.map((position) => PLACES[layout[position] ?? 0] ?? '')
}

export const acting: Acting<View> = {
    ghost: ({ seat }) => hued('merchant', seat),
    beat: (event) => BEATS.includes(event.kind),
    ways: (turn, view) =>
        (turn.ways ?? []).map(([from = '', to]) => (to ? between(view.layout, from, to) : [from])),
    flight: (event, view) => SHOWN.flights[event.kind]?.(event, view) ?? null,
    gift: (event, view) =>
        SHOWN.gifts[event.kind]?.(event, place(view.seats[event.seat]?.merchant ?? ''), purse(event.seat)) ??
        null,
    dice: (event) => SHOWN.dice[event.kind]?.(event.args) ?? [],
    cue: (event) => SHOWN.cues[event.kind],
    patch,
}
