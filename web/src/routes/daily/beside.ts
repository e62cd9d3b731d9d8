// Two games beside each other, as lines of a chart.
import type { DealPair, DealTurn } from '$lib/protocol'

/** What each had after every round, to the last round of either; whoever has ended stays where they are. */
export function byRounds(pairs: readonly DealPair[]): { ticks: number[]; values: number[][] } {
    const sides = (['mine', 'other'] as const).map((side) =>
        pairs.map((pair) => pair[side]).filter((turn): turn is DealTurn => !!turn),
    )
    const last = Math.max(0, ...sides.flat().map(({ round }) => round))
    const ticks = Array.from({ length: last }, (_, i) => i + 1)
    const upTo = (turns: DealTurn[], round: number): number =>
        turns.filter((turn) => turn.round <= round).at(-1)?.score ?? 0
    return { ticks, values: sides.map((turns) => ticks.map((round) => upTo(turns, round))) }
}

/** By how many rounds one's own game is behind the other after each line; below 0 it is ahead. */
export function behind(pairs: readonly DealPair[]): number[] {
    let [mine, other] = [0, 0]
    return pairs.map((pair) => {
        mine = pair.mine?.round ?? mine
        other = pair.other?.round ?? other
        return mine - other
    })
}
