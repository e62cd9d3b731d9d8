// What tells the seats apart: a colour with its emblem, or the symbol their game gives them.
import type { SymbolName } from '$lib/art/symbols'

/** By seat, in the games whose seats have colours. */
export const COLOUR_MARKS = ['white', 'yellow', 'red', 'green', 'blue']
/** As a line on paper: white and blue are too near to the paper of a theme. */
const RINGS = ['--p1d', '--p2', '--p3', '--p4', '--p5d']

/** The drawing of a mark: `emblem-2` for a colour, `emblem-eye` for a symbol. */
export function emblemOf(mark: string): SymbolName {
    const seat = COLOUR_MARKS.indexOf(mark)
    return `emblem-${seat < 0 && mark ? mark : Math.max(0, seat)}`
}

/** The colour of the ring around a face; a symbol has none of its own. */
export function ringOf(mark: string): string {
    return `var(${RINGS[COLOUR_MARKS.indexOf(mark)] ?? '--edge'})`
}

/** The colour of a mark itself. */
export const fillOf = (mark: string): string => `var(--p${COLOUR_MARKS.indexOf(mark) + 1})`
