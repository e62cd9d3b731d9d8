// What a turn cost and brought, as signs with numbers.
import type { SymbolName } from '$lib/art/symbols'
import type { Kit } from '$lib/ask/kit'

export interface Sign {
    what: string
    symbol: SymbolName
    n: number
}

/** In the order of the game; if there are more than `most`, kinds of one thing are counted together. */
export function signsOf(
    counts: Record<string, number>,
    { gains, summed }: Pick<Kit, 'gains' | 'summed'>,
    most: number,
): Sign[] {
    const all = gains.flatMap(([what, symbol]) => (counts[what] ? [{ what, symbol, n: counts[what] }] : []))
    const kinds = all.filter(({ what }) => summed.kinds.includes(what))
    if (all.length <= most || kinds.length < 2) return all
    const sum = { what: 'sum', symbol: summed.symbol, n: kinds.reduce((before, { n }) => before + n, 0) }
    return all.flatMap((one) => (one === kinds[0] ? [sum] : kinds.includes(one) ? [] : [one]))
}
