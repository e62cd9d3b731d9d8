// What somebody uses beside what strong robots do: shares of all things of one kind.
import type { Habits } from '$lib/people/me'

export interface Thing {
    /** The key of its name. */
    name: string
    times: number
    /** Of all uses of its kind, 0 to 1. */
    share: number
    /** The same of strong robots; none where nothing is known of them. */
    strong?: number
}

/** From this many points of a hundred on, a difference is pointed out. */
export const MUCH = 0.03

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
const kindOf = (name: string): string => name.split('.')[0]!

/** By kind, the most used first; what only strong robots use is there too. */
export function compared({ used, beside }: Habits): [string, Thing[]][] {
    const mine = new Map(used.map(({ name, times }) => [name, times]))
    const theirs = new Map((beside?.used ?? []).map(({ name, times }) => [name, times]))
    const names = [...new Set([...mine.keys(), ...theirs.keys()])]
    return [...new Set(names.map(kindOf))].map((kind) => {
        const things = names.filter((name) => kindOf(name) === kind)
        const all = sum(things.map((name) => mine.get(name) ?? 0)) || 1
        const strong = sum(things.map((name) => theirs.get(name) ?? 0))
        return [
            kind,
            things
                .map((name) => ({
                    name,
                    times: mine.get(name) ?? 0,
                    share: (mine.get(name) ?? 0) / all,
                    ...(strong ? { strong: (theirs.get(name) ?? 0) / strong } : {}),
                }))
                .sort((a, b) => b.share - a.share || (b.strong ?? 0) - (a.strong ?? 0)),
        ]
    })
}

/** Rounds of a game on average, of somebody's and of strong robots'. */
export function paces(ended: NonNullable<Habits['beside']>['ended']): [number, number] {
    const mean = (of: 'games' | 'strong'): number =>
        sum(ended.map((one) => one.rounds * one[of])) / (sum(ended.map((one) => one[of])) || 1)
    return [mean('games'), mean('strong')]
}
