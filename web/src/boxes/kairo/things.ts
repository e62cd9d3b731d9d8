// Everything there is to ask about, for the list: squares with something on them, gates, medals, cards, seats.
import type { SymbolName } from '$lib/art/symbols'
import type { Told } from '$lib/board/told'
import { inHand, onDisplay } from './lying'
import type { Market } from './market.svelte'
import { gateTold, medalTold, seatTold } from './telling'
import { HUES, MEDALS, type Here } from './view'

export interface Thing {
    key: string
    symbol: SymbolName
    told: Told[]
}

function pictureOf({ tile, door, customer }: Here): SymbolName {
    if (tile) return `kairo-stall-${tile.hue}`
    if (customer) return `kairo-cust-${customer}`
    return door ? `kairo-mat-${door.hue}` : 'kairo-build'
}

const CARDS: Record<string, SymbolName> = { barker: 'kairo-crier', pile: 'kairo-back' }

export function thingsOf(market: Market): Thing[] {
    const { match, plan, here, offers, names } = market
    const view = market.view()
    const seen = { match, view, plan }
    return [
        ...names
            .filter((square) => here.has(square) || offers.has(square))
            .map((key) => ({ key, symbol: pictureOf(here.get(key) ?? {}), told: market.told(key) })),
        ...[...inHand(match, view), ...onDisplay(match, view)].map(({ key, card, told }) => ({
            key,
            symbol: CARDS[card] ?? 'card',
            told,
        })),
        ...HUES.flatMap((hue): Thing[] => [
            { key: `gate.${hue}`, symbol: `kairo-coin-${hue}`, told: gateTold(seen, hue) },
            ...MEDALS.map((medal) => ({
                key: `medal.${medal}.${hue}`,
                symbol: `kairo-${medal}` as const,
                told: medalTold(seen, medal, hue),
            })),
        ]),
        ...view.seats.map((_, seat) => ({
            key: `seat.${seat}`,
            symbol: match.emblem(seat),
            told: seatTold(seen, seat),
        })),
    ]
}
