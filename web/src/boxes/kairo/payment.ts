// A payment being put together: coins of the stand's own colour, and others that stand in for those that are missing.
// What it has to reach and may be made of, the server says.
import type { Ask } from '$lib/net/wire'
import { announced, HUES, type Hue, type KairoView } from './view'

export type Coins = Partial<Record<Hue, number>>

/** As the server tells it. */
export interface Terms {
    cost: number
    /** How many coins at least are of the stand's colour. */
    least: number
    /** How many others stand in for one. */
    each: number
    /** Whether others may be of several colours. */
    mixed: boolean
    /** How many cards are given for any section. */
    discards: number
    /** The coins that can go with a joker card, by card. */
    fees: Record<string, Hue[]>
}

export interface Bill extends Terms {
    own: Hue
    purse: Coins
    /** What was announced already and stays. */
    fixed: Coins
}

export function termsOf(ask: Ask): Terms | null {
    const facts = ask.facts as Partial<Terms> | undefined
    return facts?.fees ? (facts as Terms) : null
}

/** Without the coin that goes with a joker card. */
export function billOf(view: KairoView, terms: Terms, coins: Coins, fee: Hue | ''): Bill {
    const own = announced(view, 'colour') as Hue
    const others = HUES.filter((hue) => hue !== own)
    const named = view.draft.filter((token) => token.startsWith('other:'))
    const fixed: Coins = Object.fromEntries(named.map((token, i) => [others[i], Number(token.slice(6))]))
    const said = announced(view, 'own')
    if (said) fixed[own] = Number(said)
    const purse = { ...coins }
    if (fee) purse[fee] = (purse[fee] ?? 0) - 1
    return { ...terms, own, purse, fixed }
}

export const total = (coins: Coins): number => HUES.reduce((sum, hue) => sum + (coins[hue] ?? 0), 0)
const othersOf = (bill: Bill, coins: Coins): number => total(coins) - (coins[bill.own] ?? 0)

/** What the coins reach, in coins of the stand's own colour; it may end on a half. */
export const reached = (bill: Bill, coins: Coins): number =>
    (coins[bill.own] ?? 0) + othersOf(bill, coins) / bill.each

/** Whether a coin of a colour can be laid besides. */
export function canAdd(bill: Bill, coins: Coins, hue: Hue): boolean {
    if (hue in bill.fixed || (coins[hue] ?? 0) >= (bill.purse[hue] ?? 0)) return false
    const strange = HUES.some((one) => one !== bill.own && one !== hue && (coins[one] ?? 0) > 0)
    if (hue !== bill.own && !bill.mixed && strange) return false
    return reached(bill, coins) + (hue === bill.own ? 1 : 1 / bill.each) <= bill.cost
}

export function canTake(bill: Bill, coins: Coins, hue: Hue): boolean {
    return !(hue in bill.fixed) && (coins[hue] ?? 0) > (hue === bill.own ? bill.least : 0)
}

/** The fewest coins: as many as possible of the stand's colour, the others from wherever most are left. */
export function fewest(bill: Bill): Coins {
    const coins: Coins = { ...bill.fixed }
    if (!(bill.own in bill.fixed)) coins[bill.own] = Math.min(bill.cost, bill.purse[bill.own] ?? 0)
    for (;;) {
        const open = HUES.filter((hue) => hue !== bill.own && canAdd(bill, coins, hue))
        const left = (hue: Hue): number => (bill.purse[hue] ?? 0) - (coins[hue] ?? 0)
        const most = open.sort((a, b) => left(b) - left(a))[0]
        if (!most) return coins
        coins[most] = (coins[most] ?? 0) + 1
    }
}

/** One place for each coin of the cost: an own coin fills one, others share one. */
export function slotsOf(bill: Bill, coins: Coins): Hue[][] {
    const own = Array.from({ length: coins[bill.own] ?? 0 }, (): Hue[] => [bill.own])
    const others = HUES.filter((hue) => hue !== bill.own).flatMap((hue) =>
        Array.from({ length: coins[hue] ?? 0 }, () => hue),
    )
    const shared = Array.from({ length: Math.ceil(others.length / bill.each) }, (_, i) =>
        others.slice(i * bill.each, (i + 1) * bill.each),
    )
    const empty = Math.max(0, bill.cost - own.length - shared.length)
    return [...own, ...shared, ...Array.from({ length: empty }, (): Hue[] => [])]
}

/** What is left in the purse. */
export const kept = ({ purse }: Bill, coins: Coins): Coins =>
    Object.fromEntries(HUES.map((hue) => [hue, (purse[hue] ?? 0) - (coins[hue] ?? 0)])) as Coins

/** What was not announced yet, in the order it is asked for. */
export function tokensOf(bill: Bill, coins: Coins, first: string[]): string[] {
    if (!bill.cost) return first
    const own = bill.own in bill.fixed ? [] : [`own:${coins[bill.own] ?? 0}`]
    const others = HUES.filter((hue) => hue !== bill.own && !(hue in bill.fixed))
    return [
        ...first,
        ...own,
        ...(othersOf(bill, coins) ? others.map((hue) => `other:${coins[hue] ?? 0}`) : []),
    ]
}
