// A payment being put together: how many of the stand's own colour, and which coins replace the others.
import type { Option } from '$lib/net/wire'
import { HUES, type Hue } from './view'

export type Coins = Partial<Record<Hue, number>>

/** The other coins an option's plan proposes, by colour. */
export function proposed(option: Option, own: Hue): Coins {
    const others = HUES.filter((hue) => hue !== own)
    const counts = option.plan
        .filter((token) => token.startsWith('other:'))
        .map((token) => Number(token.slice(6)))
    // what is forced is left out of a plan: the gain tells the whole of it
    return Object.fromEntries(
        others.map((hue, i): [Hue, number] => [hue, option.gain[hue] ? -option.gain[hue] : (counts[i] ?? 0)]),
    )
}

export const total = (coins: Coins): number => HUES.reduce((sum, hue) => sum + (coins[hue] ?? 0), 0)

/** The tokens of a payment: the own coins, then the others in the order they are asked for. */
export function tokensOf(option: Option, own: Hue, coins: Coins): string[] {
    const others = HUES.filter((hue) => hue !== own).map((hue) => `other:${coins[hue] ?? 0}`)
    return total(coins) ? [option.token, ...others] : [option.token]
}
