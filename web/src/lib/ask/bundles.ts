// Bundles of goods as counts, and which of them lead to an offered one.
import type { SymbolName } from '$lib/art/symbols'
import { LETTERS, type Letter } from '$lib/match/view'
import type { Option } from '$lib/net/wire'

/** A good, or coffee. */
export type Unit = Letter | 'C'
export type Counts = Record<Unit, number>
export const UNITS: Unit[] = [...LETTERS, 'C']

export function unitSymbol(unit: Unit): SymbolName {
    return unit === 'C' ? 'coffee' : `good-${unit}`
}

export function countsOf(argument: string): Counts {
    const counts: Counts = { R: 0, G: 0, Y: 0, B: 0, C: 0 }
    for (const letter of argument) if (letter in counts) counts[letter as Unit] += 1
    return counts
}

export function sizeOf(counts: Counts): number {
    return UNITS.reduce((sum, letter) => sum + counts[letter], 0)
}

/** The option that is exactly this bundle. */
export function exact(options: Option[], counts: Counts): Option | undefined {
    return options.find((option) => {
        const offered = countsOf(option.argument)
        return UNITS.every((letter) => offered[letter] === counts[letter])
    })
}

/** Whether one more of a good still leads to an offered bundle. */
export function canAdd(options: Option[], counts: Counts, letter: Unit): boolean {
    const next = { ...counts, [letter]: counts[letter] + 1 }
    return options.some((option) => {
        const offered = countsOf(option.argument)
        return UNITS.every((other) => offered[other] >= next[other])
    })
}

/** The largest bundle on offer. */
export function largest(options: Option[]): Option | undefined {
    return options.reduce<Option | undefined>(
        (best, option) => (!best || option.argument.length > best.argument.length ? option : best),
        undefined,
    )
}
