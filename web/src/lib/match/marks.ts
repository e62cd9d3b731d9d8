// What tells the seats apart: a colour with its emblem, or the symbol their game gives them.
import type { SymbolName } from '$lib/art/symbols'

/** By seat, in the games whose seats have colours. */
export const COLOUR_MARKS = ['white', 'yellow', 'red', 'green', 'blue']

/** The drawing of a mark: `emblem-2` for a colour, `emblem-eye` for a symbol. */
export function emblemOf(mark: string): SymbolName {
    const seat = COLOUR_MARKS.indexOf(mark)
    return `emblem-${seat < 0 && mark ? mark : Math.max(0, seat)}`
}
