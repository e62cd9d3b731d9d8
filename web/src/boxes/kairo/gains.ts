// What an option pays and brings.
import type { SymbolName } from '$lib/art/symbols'
import { HUES } from './view'

export const GAINS: [string, SymbolName][] = [
    ['vp', 'kairo-vp'],
    ['gold', 'kairo-gold'],
    ['silver', 'kairo-silver'],
    ...HUES.map((hue): [string, SymbolName] => [hue, 'kairo-coin']),
    ['barkers', 'kairo-barker'],
    ['cards', 'card'],
]

export const SUMMED: { kinds: string[]; symbol: SymbolName } = { kinds: [...HUES], symbol: 'kairo-coin-any' }
