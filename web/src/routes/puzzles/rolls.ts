// The 36 ways two dice can fall, by what comes of them.
import type { PuzzleCase } from '$lib/protocol'

export type Comes = 'sure' | 'mended' | 'open' | 'lost'

/** What is done alike after some of the rolls, and how it looks on the board. */
export interface Part {
    comes: Comes
    one: PuzzleCase
}

export interface Rolls {
    parts: Part[]
    /** By the first and by the second die, from 0: which part it belongs to. */
    board: Part[][]
}

const PIPS = [0, 1, 2, 3, 4, 5]

function partsOf(cases: readonly PuzzleCase[]): Part[] {
    const ordered = [...cases].sort(
        (a, b) => (b.share ?? 0) - (a.share ?? 0) || b.dice.length - a.dice.length,
    )
    const reached = ordered.find(({ share }) => share === 1)
    return ordered.map((one) => ({
        one,
        comes: one.share === 0 ? 'lost' : one.share !== 1 ? 'open' : one === reached ? 'sure' : 'mended',
    }))
}

function laid(cases: readonly PuzzleCase[]): Rolls | undefined {
    const parts = partsOf(cases)
    const found = (one: number, other: number): Part | undefined =>
        parts.find((part) =>
            part.one.dice.some(
                ([low, high]) => low === Math.min(one, other) && high === Math.max(one, other),
            ),
        )
    const board = PIPS.map((one) => PIPS.flatMap((other) => found(one + 1, other + 1) ?? []))
    return board.every((row) => row.length === PIPS.length) ? { parts, board } : undefined
}

/** The first roll of two dice that matters; none where none does, or where a mean is asked for. */
export function rollsOf(cases: readonly PuzzleCase[]): Rolls | undefined {
    const told = cases.length > 1 && cases.every(({ chance, share }) => chance && share !== null)
    const here = told ? laid(cases) : undefined
    return here ?? cases.map(({ then }) => rollsOf(then)).find(Boolean)
}
