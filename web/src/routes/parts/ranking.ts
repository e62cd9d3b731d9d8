// Who won, and by what.
import type { Rank } from '$lib/api'

/** What ranks the seats, the weightiest first, as the game names it. */
export function tiesOf(ranking: readonly Rank[]): string[] {
    return Object.keys(ranking[0]?.tally ?? {})
}

/** The seats that share the first rank. */
export function winners(ranking: readonly Rank[]): number[] {
    return ranking.filter((one) => one.rank === 1).map((one) => one.seat)
}

/** What put the winner ahead; `shared` if several won. */
export function decision(ranking: readonly Rank[]): string {
    if (winners(ranking).length > 1) return 'shared'
    const by = ranking.find((one) => one.rank > 1)?.decided_by
    return by || (tiesOf(ranking)[0] ?? '')
}

/** The numbers to be printed bold, by row: a number decides between a row and the one below it. */
export function bold(ranking: readonly Rank[]): string[][] {
    return ranking.map((row, i) => {
        const near = [row.decided_by, ranking[i + 1]?.decided_by ?? '']
        return tiesOf(ranking).filter((tie) => near.includes(tie))
    })
}
