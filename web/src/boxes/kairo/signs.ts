// What is drawn beside a part of a sum; the server names it in words of the notation.
import type { SymbolName } from '$lib/art/symbols'
import type { Sum } from '$lib/net/wire'
import { HUES, type Hue } from './view'

const SIGNS: Record<string, SymbolName> = {
    vp: 'kairo-vp',
    gold: 'kairo-gold',
    silver: 'kairo-silver',
    barkers: 'kairo-barker',
    cards: 'card',
    card: 'card',
    coins: 'kairo-purse',
    ...Object.fromEntries(HUES.map((hue) => [hue, `kairo-coin-${hue}`])),
}

/** The drawing of a sign; none for what is only said. */
export function symbolOf(sign: string): SymbolName | undefined {
    const [what = '', which = ''] = sign.split(':')
    return what === 'customer' ? `kairo-cust-${which as Hue}` : SIGNS[what]
}

/** The building card that is named by a sign. */
export const cardOf = (sign: string): string => (sign.startsWith('card:') ? sign.slice('card:'.length) : '')

/** The cards, and `barker`, that an answer is paid with. */
export const spent = (sum: Sum | null | undefined): string[] =>
    (sum?.cost ?? []).map(({ sign }) => (sign === 'barkers' ? 'barker' : cardOf(sign))).filter(Boolean)

/** The seat that is named by a sign; -1 for none. */
export const seatOf = (sign: string): number => (sign.startsWith('seat:') ? Number(sign.slice(5)) : -1)
