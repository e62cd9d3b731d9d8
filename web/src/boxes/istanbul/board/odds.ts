// What dice may bring where one can say what to roll for: how often, and what is best on average.
import type { Bar, Told } from '$lib/board/told'
import type { Odds, Option } from '$lib/protocol'
import { t } from '../words'

const sum = (counts: number[]): number => counts.reduce((before, n) => before + n, 0)

/** What it brings on average. */
const worth = (odds: Odds[]): number =>
    sum(odds.map(({ ways, of, gain }) => (ways / of) * sum(Object.values(gain))))

export function oddsTold({ use }: Option): Told[] {
    const said = (use?.deeds ?? []).filter(({ shape, odds }) => shape === 'number' && odds)
    if (!said.length) return []
    const worths = said.map(({ odds = [] }) => worth(odds))
    const most = Math.max(...worths)
    const bars = said.flatMap(({ argument: label = '', odds: [hit] = [] }, i): Bar[] =>
        hit ? [{ ...hit, label, best: worths[i] === most }] : [],
    )
    return [{ kind: 'plain', text: t().live.best(bars.find(({ best }) => best)?.label ?? '', most), bars }]
}
