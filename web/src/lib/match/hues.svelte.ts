// Which colour each seat has at the table that is shown. Drawings are numbered by colour, not by seat.
import type { SymbolName } from '$lib/art/symbols'
import { COLOUR_MARKS } from './marks'

let hues = $state.raw<number[]>([])

/** By seat; marks that are no colours change nothing. */
export function tellHues(marks: readonly string[]): void {
    const told = marks.map((mark) => COLOUR_MARKS.indexOf(mark))
    hues = told.includes(-1) ? [] : told
}

/** The number of a seat's colour. */
export const hueOf = (seat: number): number => hues[seat] ?? seat

/** A drawing in the colour of a seat. */
export const hued = (drawing: string, seat: number): SymbolName => `${drawing}-${hueOf(seat)}`
