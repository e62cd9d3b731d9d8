// What tells the seats apart: a colour with its emblem, or the symbol their game gives them.
import type { SymbolName } from '$lib/art/symbols'

/** By seat, in the games whose seats have colours. */
export const COLOUR_MARKS = ['white', 'yellow', 'red', 'green', 'blue']

/** The drawing of a mark: `emblem-2` for a colour, `emblem-eye` for a symbol. */
export function emblemOf(mark: string): SymbolName {
    const seat = COLOUR_MARKS.indexOf(mark)
    return `emblem-${seat < 0 && mark ? mark : Math.max(0, seat)}`
}

/** The colour of a mark, dark enough for a line; a symbol has none of its own. */
export function hueOf(mark: string): string {
    const seat = COLOUR_MARKS.indexOf(mark)
    return seat < 0 ? 'var(--cobalt)' : `var(--p${seat + 1}${seat === 0 || seat === 4 ? 'd' : ''})`
}
