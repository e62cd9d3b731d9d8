// How Istanbul shows what happens: who moves where, what goes to which seat.
import type { SymbolName } from '$lib/art/symbols'
import { drawingOf } from './board/pieces'
import { LETTERS, placeName, tokenName, type View } from './view'
import type { Happening } from '$lib/net/wire'
import { patch } from './patch'
import type { Acting, Flight, Gift } from '$lib/anim/play'

const place = (name: string): string => `[data-place="${name}"]`
const purse = (seat: number): string => `[data-seat="${seat}"]`

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
function gift(event: Happening, view: View): Gift | null {
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

export const acting: Acting<View> = { flight, gift, patch }
