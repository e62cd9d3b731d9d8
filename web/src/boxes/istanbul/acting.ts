// How this game shows what happens: who moves where, what goes to which seat, what is heard.
import type { Acting, Flight } from '$lib/anim/play'
import type { Happening } from '$lib/net/wire'
import { drawingOf } from './board/pieces'
import type { Shown } from './expansion'
import { changes, patch } from './patch'
import { LETTERS, placeName, tokenName, type SeatView, type View } from './view'

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
            symbol: `${symbol}-${event.seat}`,
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

export const acting: Acting<View> = {
    flight: (event, view) => SHOWN.flights[event.kind]?.(event, view) ?? null,
    gift: (event, view) =>
        SHOWN.gifts[event.kind]?.(event, place(view.seats[event.seat]?.merchant ?? ''), purse(event.seat)) ??
        null,
    dice: (event) => SHOWN.dice[event.kind]?.(event.args) ?? [],
    cue: (event) => SHOWN.cues[event.kind],
    patch,
}
