// What dice may bring where one can say what to roll for: how often, and what is best on average.
import type { Bar, Told } from '$lib/board/told'
import type { Deed, Odds, Option } from '$lib/protocol'
import { t } from '../words'

const sum = (counts: number[]): number => counts.reduce((before, n) => before + n, 0)

/** What it brings on average. */
const worth = (odds: Odds[]): number =>
    sum(odds.map(({ ways, of, gain }) => (ways / of) * sum(Object.values(gain))))

export function oddsTold({ use }: Option): Told[] {
    const said = (use?.deeds ?? []).filter(({ shape, odds }) => shape === 'number' && odds)
    if (!said.length) return []
    const each = said.map(({ argument = '', odds = [] }: Deed) => ({ argument, odds, worth: worth(odds) }))
    const most = Math.max(...each.map((one) => one.worth))
    const best = each.findIndex((one) => one.worth === most)
    const bars = each.flatMap(({ argument, odds: [hit] }, i): Bar[] =>
        hit ? [{ label: argument, ways: hit.ways, of: hit.of, best: i === best }] : [],
    )
    return [{ kind: 'plain', text: t().live.best(each[best]?.argument ?? '', most), bars }]
}
