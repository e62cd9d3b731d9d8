// Who won, and by what.
import type { Rank } from '$lib/api'

export const TIES = ['rubies', 'lira', 'goods', 'cards'] as const
export type Tie = (typeof TIES)[number]

const isTie = (word: string): word is Tie => (TIES as readonly string[]).includes(word)

/** The seats that share the first rank. */
export function winners(ranking: readonly Rank[]): number[] {
    return ranking.filter((one) => one.rank === 1).map((one) => one.seat)
}

/** What put the winner ahead; `shared` if several won. */
export function decision(ranking: readonly Rank[]): Tie | 'shared' {
    if (winners(ranking).length > 1) return 'shared'
    const by = ranking.find((one) => one.rank > 1)?.decided_by ?? ''
    return isTie(by) ? by : 'rubies'
}

/** The numbers to be printed bold, by row: a number decides between a row and the one below it. */
export function bold(ranking: readonly Rank[]): Tie[][] {
    return ranking.map((row, i) => {
        const found = [row.decided_by, ranking[i + 1]?.decided_by ?? ''].filter(isTie)
        return TIES.filter((tie) => found.includes(tie))
    })
}
