// A tree of chances as rows: every end with the way there.
import type { PuzzleCase } from '$lib/protocol'

export interface ProofRow {
    path: string
    odds: string
    value: string
}

export function rowsOf(cases: readonly PuzzleCase[], before: string[] = [], odds: string[] = []): ProofRow[] {
    return cases.flatMap(({ text, odds: fall, value, then }) => {
        const path = [...before, text]
        const falls = fall ? [...odds, fall] : odds
        return then.length
            ? rowsOf(then, path, falls)
            : [{ path: path.join(' → '), odds: falls.join(' × '), value }]
    })
}
