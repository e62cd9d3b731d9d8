// Bundles of goods as counts, and which of them lead to an offered one.
import type { SymbolName } from '$lib/art/symbols'
import { LETTERS, type Letter } from '../view'
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

/** Whether an offered bundle holds all of these. */
function leads(options: Option[], counts: Counts): boolean {
    return options.some((option) => {
        const offered = countsOf(option.argument)
        return UNITS.every((letter) => offered[letter] >= counts[letter])
    })
}

/** One more of a good: beside the others, or else in place of the one there is most of. */
export function oneMore(options: Option[], counts: Counts, letter: Unit): Counts | undefined {
    const more = { ...counts, [letter]: counts[letter] + 1 }
    const others = UNITS.filter((other) => other !== letter && counts[other] > 0)
    others.sort((one, other) => counts[other] - counts[one])
    const swaps = others.map((other) => ({ ...more, [other]: more[other] - 1 }))
    return [more, ...swaps].find((next) => leads(options, next))
}

/** The largest bundle on offer; of equals, the one that takes what there is plenty of. */
export function largest(options: Option[], have: Counts): Option | undefined {
    const plenty = (option: Option): number =>
        [...option.argument].reduce((sum, letter) => sum + (have[letter as Unit] ?? 0), 0)
    const [best] = [...options].sort(
        (one, other) => other.argument.length - one.argument.length || plenty(other) - plenty(one),
    )
    return best
}
