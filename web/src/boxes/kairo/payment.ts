// A payment being put together: how many of the stand's own colour, and which coins replace the others.
import type { Option } from '$lib/net/wire'
import { announced, HUES, type Hue, type KairoView } from './view'

export type Coins = Partial<Record<Hue, number>>

/** What is already fixed of a payment. */
export interface Bill {
    own: Hue
    /** The coin a joker takes besides. */
    coin: Hue | ''
    /** The colours that can still be chosen, in the order they are asked for. */
    hues: Hue[]
}

export function billOf(view: KairoView): Bill {
    const own = announced(view, 'colour') as Hue
    const named = view.draft.filter((token) => token.startsWith('other:')).length
    return {
        own,
        coin: announced(view, 'coin') as Hue | '',
        hues: HUES.filter((hue) => hue !== own).slice(named),
    }
}

/** The other coins an option with its plan pays, by colour. */
export function proposed(option: Option, { coin, hues }: Bill): Coins {
    return Object.fromEntries(
        hues.map((hue) => [hue, 0 - (option.gain[hue] ?? 0) - (hue === coin ? 1 : 0)]),
    ) as Coins
}

export const total = (coins: Coins): number => HUES.reduce((sum, hue) => sum + (coins[hue] ?? 0), 0)

/** The tokens of a payment: coins of the stand's own colour if they are asked for, then the others in their order. */
export function tokensOf(option: Option, { hues }: Bill, coins: Coins): string[] {
    const others = total(coins) ? hues.map((hue) => `other:${coins[hue] ?? 0}`) : []
    return option.verb === 'own' ? [option.token, ...others] : others
}
