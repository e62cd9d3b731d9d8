// A tree of chances as rows: every end with the way there.
import type { PuzzleCase } from '$lib/protocol'

export interface ProofRow {
    path: string
    odds: string
    value: string
}

/** `rival` is what a reply of a rival is called. */
export function rowsOf(
    cases: readonly PuzzleCase[],
    rival: string,
    before: string[] = [],
    odds: string[] = [],
): ProofRow[] {
    return cases.flatMap(({ text, odds: fall, value, then, rival: theirs }) => {
        const path = [...before, theirs ? `${rival}: ${text}` : text]
        const falls = fall ? [...odds, fall] : odds
        return then.length
            ? rowsOf(then, rival, path, falls)
            : [{ path: path.join(' → '), odds: falls.join(' × '), value }]
    })
}
