// Show the events of a step one after the other. Click or Space skips to the end.
import type { SymbolName } from '$lib/art/symbols'
import { drawingOf } from '$lib/board/pieces'
import { LETTERS, placeName, tokenName, type View } from '$lib/match/view'
import type { Happening } from '$lib/net/wire'
import { isCalm } from '$lib/settings.svelte'
import { cueOf } from '$lib/sound/cues'
import { sound } from '$lib/sound/sound'
import { fly, rectOf, roll } from './fly'
import { patch } from './patch'

/** What an animation may touch of a match. */
export interface Stage {
    view: View | null
    you: number[]
    caption: string
    dice: number[]
    flying: string[]
    /** Steps that wait behind this one. */
    behind: number
}

const STEP = 420 // a piece from place to place
const GOOD = 380
const DICE = 1000 // with a moment to read them
const READ = 260 // an event that is only words
const LATE = 3 // steps behind from which on all goes faster
const FAR = 10 // steps behind from which on nothing is shown any more
const MOST = 3600 // all events of one step together

let skipped = false
let wake: (() => void)[] = []

/** End whatever is moving now. */
export function skip(): void {
    skipped = true
    for (const one of wake) one()
    wake = []
    document.querySelectorAll('.flying').forEach((one) => one.remove())
}

function pause(ms: number): Promise<void> {
    if (skipped || ms <= 0) return Promise.resolve()
    return new Promise((done) => {
        wake.push(done)
        setTimeout(done, ms)
    })
}

const place = (name: string): string => `[data-place="${name}"]`
const purse = (seat: number): string => `[data-seat="${seat}"]`

interface Flight {
    piece: string
    symbol: SymbolName
    from: string
    to: string
}

/** The piece an event moves, and from where to where. */
function flight(event: Happening, view: View): Flight | null {
    const seat = view.seats[event.seat]
    const to = placeName(event.args.place ?? '')
    switch (event.kind) {
        case 'moved':
        case 'stack_moved':
            return seat
                ? {
                      piece: `m${event.seat}`,
                      symbol: `merchant-${event.seat}` as SymbolName,
                      from: place(seat.merchant),
                      to: place(to),
                  }
                : null
        case 'companion_moved':
            return seat
                ? {
                      piece: `c${event.seat}`,
                      symbol: `companion-${event.seat}` as SymbolName,
                      from: place(seat.companion ?? ''),
                      to: place(to),
                  }
                : null
        case 'family_sent':
        case 'family_moved':
            return seat
                ? {
                      piece: `f${event.seat}`,
                      symbol: `family-${event.seat}` as SymbolName,
                      from: place(seat.family),
                      to: place(to),
                  }
                : null
        case 'token_moved': {
            const token = tokenName(view, event.args.token)
            const from = place(view.tokens[token] ?? '')
            return { piece: token, symbol: drawingOf(token), from, to: place(to) }
        }
        default:
            return null
    }
}

/** Something small that goes to or from a seat's panel. */
function gift(event: Happening, view: View): { symbol: SymbolName; from: string; to: string } | null {
    const at = place(view.seats[event.seat]?.merchant ?? '')
    const mine = purse(event.seat)
    const good = event.args.good
    switch (event.kind) {
        case 'gained_lira':
            return { symbol: 'lira', from: at, to: mine }
        case 'paid_lira':
            return { symbol: 'lira', from: mine, to: at }
        case 'paid_toll':
            return { symbol: 'lira', from: mine, to: purse(Number(event.args.other)) }
        case 'gained_coffee':
            return { symbol: 'coffee', from: at, to: mine }
        case 'paid_coffee':
            return { symbol: 'coffee', from: mine, to: at }
        case 'drew_letter':
            return { symbol: 'letter', from: at, to: mine }
        case 'gave_letter':
            return { symbol: 'letter', from: mine, to: at }
        case 'drew_guild':
            return { symbol: 'guild', from: place('guild_hall'), to: mine }
        case 'gained_good':
            return {
                symbol: `good-${typeof good === 'number' ? LETTERS[good] : good}` as SymbolName,
                from: at,
                to: mine,
            }
        case 'ruby':
            return { symbol: 'ruby', from: at, to: mine }
        case 'drew':
        case 'took_discard':
            return { symbol: 'card', from: place('caravansary'), to: mine }
        default:
            return null
    }
}

async function show(event: Happening, stage: Stage, speed: number): Promise<void> {
    const view = stage.view
    if (!view) return
    const moving = flight(event, view)
    if (moving) {
        const from = rectOf(`[data-piece="${moving.piece}"]`) ?? rectOf(moving.from)
        const to = rectOf(`${moving.to} .pic`) ?? rectOf(moving.to)
        fly(moving.symbol, from, to, STEP * speed, 46)
        stage.flying = [...stage.flying, moving.piece]
        await pause(STEP * speed)
        stage.view = patch(view, event)
        stage.flying = stage.flying.filter((one) => one !== moving.piece)
        return
    }
    if (event.kind === 'rolled' || event.kind === 'set_die') {
        roll([Number(event.args.die), Number(event.args.die2)], DICE * speed)
        await pause(DICE * speed)
        return
    }
    const given = gift(event, view)
    if (given) {
        fly(given.symbol, rectOf(given.from), rectOf(given.to), GOOD * speed, 26)
        await pause(GOOD * speed * 0.8)
    } else if (event.text) await pause(READ * speed)
    stage.view = patch(view, event)
}

/** Play all events; whatever is skipped is simply drawn by the view that follows. */
export async function play(events: Happening[], stage: Stage, tell: (nth: number) => void): Promise<void> {
    skipped = document.hidden || stage.behind > FAR
    wake = []
    const shown = events.filter((event) => event.text)
    const hurry = stage.behind > LATE ? 0.4 : 1
    const speed = hurry * Math.min(1, MOST / Math.max(1, shown.length * STEP))
    const calm = isCalm()
    // nothing travels: one sound stands for all
    if (calm && !skipped) sound(shown.map((event) => cueOf(event.kind)).find(Boolean))
    for (const [nth, event] of shown.entries()) {
        stage.caption = event.text
        tell(nth)
        if (event.kind === 'rolled' || event.kind === 'set_die') {
            stage.dice = [Number(event.args.die), Number(event.args.die2)]
        }
        if (calm || skipped) continue
        sound(cueOf(event.kind))
        await show(event, stage, speed)
    }
    stage.flying = []
}
