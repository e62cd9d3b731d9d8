// How the seats are told apart in charts: colour, dash and emblem; bars by colour and pattern.
import { hueOf } from '$lib/match/hues.svelte'
import { getContext, setContext } from 'svelte'
import type { SymbolName } from '$lib/art/symbols'
import { COLOUR_MARKS, emblemOf } from '$lib/match/marks'

/** Dashes by seat; the first line is whole. */
export const DASH = ['', '11 4', '3 3', '12 3 3 3', '6 3']

export const fillOf = (seat: number): string => `var(--p${hueOf(seat) + 1})`

const KEY = 'marks'

/** All charts and lists inside this component know the seats by these marks. */
export function tellMarks(marks: () => string[]): void {
    setContext(KEY, marks)
}

/** The emblem of a seat, as the page around it says. */
export function emblems(): (seat: number) => SymbolName {
    const marks = getContext<(() => string[]) | undefined>(KEY) ?? (() => COLOUR_MARKS)
    return (seat) => emblemOf(marks()[seat] ?? '')
}
