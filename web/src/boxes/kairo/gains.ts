// What an option pays and brings, and what a turn is known by.
import type { SymbolName } from '$lib/art/symbols'
import { HUES } from './view'

export const GAINS: [string, SymbolName][] = [
    ...HUES.map((hue): [string, SymbolName] => [`stand ${hue}`, `kairo-stall-${hue}`]),
    ...HUES.map((hue): [string, SymbolName] => [`customer ${hue}`, `kairo-cust-${hue}`]),
    ['vp', 'kairo-vp'],
    ['gold', 'kairo-gold'],
    ['silver', 'kairo-silver'],
    ...HUES.map((hue): [string, SymbolName] => [hue, `kairo-coin-${hue}`]),
    ['barkers', 'kairo-barker'],
    ['cards', 'card'],
]

export const SUMMED: { kinds: string[]; symbol: SymbolName } = { kinds: [...HUES], symbol: 'kairo-coin-any' }
