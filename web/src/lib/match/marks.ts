// What tells the seats apart: a colour with its emblem, or the symbol their game gives them.
import type { SymbolName } from '$lib/art/symbols'

/** By seat, in the games whose seats have colours. */
export const COLOUR_MARKS = ['white', 'yellow', 'red', 'green', 'blue']
const KAIRO_MARKS = ['ankh', 'eye', 'scarab', 'pyramid']

/** The marks of a game's seats, in their order. */
export function marksOf(game: string): string[] {
    return game === 'kairo' ? KAIRO_MARKS : COLOUR_MARKS
}

export function emblemOf(mark: string): SymbolName {
    const seat = COLOUR_MARKS.indexOf(mark)
    return (seat < 0 && mark ? `kairo-${mark}` : `emblem-${Math.max(0, seat)}`) as SymbolName
}

/** The figure that stands for a seat: its merchant, or its symbol. */
export function figureOf(mark: string): SymbolName {
    return emblemOf(mark).replace('emblem-', 'merchant-') as SymbolName
}
