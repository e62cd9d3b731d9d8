// From what the server tells of a study to what the page draws. No drawing here.
import type { StudyEntry, StudyMoment, StudyTurn } from '$lib/protocol'

/** A bar of a waterfall: from where to where, as shares of winning. */
export interface Bar {
    entry: StudyEntry
    from: number
    to: number
}

const WHOLE = new Set(['start', 'fair', 'result'])

/** Every entry begins where the one before it ended; what is a sum begins at zero. */
export function waterfall(entries: readonly StudyEntry[]): Bar[] {
    let sum = 0
    return entries.map((entry) => {
        if (WHOLE.has(entry.name)) {
            if (entry.name === 'start') sum = entry.share
            return { entry, from: 0, to: entry.share }
        }
        const from = sum
        sum += entry.share
        return { entry, from, to: sum }
    })
}

/** One scale for all seats: the lowest and the highest a bar reaches. */
export function reach(seats: readonly Bar[][]): { low: number; high: number } {
    const ends = seats.flat().flatMap((bar) => [bar.from, bar.to])
    return { low: Math.min(0, ...ends), high: Math.max(1, ...ends) }
}

/** By turn, where the band of each seat begins and ends, the first of `order` at the bottom. */
export function stacked(turns: readonly StudyTurn[], order: readonly number[]): [number, number][][] {
    return turns.map((turn) => {
        const bands: [number, number][] = []
        let sum = 0
        for (const seat of order) {
            const from = sum
            sum += turn.shares[seat] ?? 0
            bands[seat] = [from, sum]
        }
        return bands
    })
}

/** Where the band of a seat is widest, the edges of the chart apart: its turn, and where it begins and ends there. */
export function widest(
    bands: readonly [number, number][][],
    seat: number,
): { at: number; from: number; to: number } {
    const edge = Math.ceil(bands.length / 20)
    const inside = bands.map((turn, at) => ({ at, from: turn[seat]?.[0] ?? 0, to: turn[seat]?.[1] ?? 0 }))
    const some = inside.slice(edge, Math.max(edge + 1, bands.length - edge))
    return some.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best), {
        at: 0,
        from: 0,
        to: 0,
    })
}

/** The seats from the bottom up: one's own first, or the winner's, then in the order of the table. */
export function fromBelow(players: number, lowest: number): number[] {
    return Array.from({ length: players }, (_, i) => (lowest + i) % players)
}

/** Who has most at the end: several who share a win. */
export function winners(turns: readonly StudyTurn[]): number[] {
    const last = turns.at(-1)?.shares ?? []
    return last.flatMap((share, seat) => (share === Math.max(...last) ? [seat] : []))
}

/** The place of a moment among the turns. */
export function turnOf(turns: readonly StudyTurn[], moment: StudyMoment): number {
    return Math.max(
        0,
        turns.findIndex((turn) => turn.turn === moment.turn),
    )
}

/** The one that mattered most. */
export function largest(moments: readonly StudyMoment[]): StudyMoment | undefined {
    return [...moments].sort((a, b) => Math.abs(b.share) - Math.abs(a.share))[0]
}

/** What can be called something: its name, how it is said, and whether it is a choice. */
export interface Kind {
    name: string
    title: string
    choice: boolean
}

/** A choice that few would have found: what it is held against was not better. */
export const FIND = 'find'

/** What was played and what it is held against, as both are told: the better one first. */
export interface Told {
    kind: 'played' | 'better' | 'next'
    told: string
    share: number | undefined
}

export function waysOf(moment: StudyMoment | undefined): Told[] {
    if (!moment?.choice) return []
    const [other, mine] = moment.shares
    const played = { kind: 'played', share: mine } as const
    const ways =
        moment.name === FIND
            ? [played, { kind: 'next', share: other } as const]
            : [{ kind: 'better', share: other } as const, played]
    return ways.flatMap((way, i) => {
        const told = moment.told[i]
        return told === undefined ? [] : [{ ...way, told }]
    })
}

const ORDER = [FIND, 'inaccuracy', 'mistake', 'blunder', 'lucky', 'unlucky']

/** What was called something in this game, the best choice first. */
export function kindsOf(moments: readonly StudyMoment[]): Kind[] {
    return ORDER.flatMap((name) => {
        const found = moments.find((moment) => moment.name === name)
        return found ? [{ name, title: found.title, choice: found.choice }] : []
    })
}

/** What the list shows: own moments only, of one kind only. */
export interface Filter {
    mine: boolean
    kind: string
}

/** Those that mattered most; of one's own or of a kind, all that have a name. */
export function listed(
    moments: readonly StudyMoment[],
    { mine, kind }: Filter,
    own: readonly number[],
): StudyMoment[] {
    return moments.filter(
        (moment) =>
            (!mine || own.includes(moment.seat)) &&
            (kind ? moment.name === kind : moment.top || (mine && moment.name !== '')),
    )
}

/** Where one looks, as an address carries it: a moment or a turn, and what the list shows. */
export interface Place extends Filter {
    step?: number | undefined
    turn?: number | undefined
}

/** As `#m133,mine,blunder` or `#t12`. */
export function toHash({ step, turn, mine, kind }: Place): string {
    const at = step !== undefined ? `m${step}` : turn !== undefined ? `t${turn}` : ''
    const said = [at, mine ? 'mine' : '', kind].filter(Boolean).join(',')
    return said && `#${said}`
}

export function fromHash(hash: string): Place {
    const words = hash.slice(1).split(',')
    const number = (sign: string): number | undefined => {
        const word = words.find((one) => RegExp(`^${sign}\\d{1,6}$`).test(one))
        return word ? Number(word.slice(1)) : undefined
    }
    const kind = words.find((one) => ORDER.includes(one)) ?? ''
    return { step: number('m'), turn: number('t'), mine: words.includes('mine'), kind }
}

/** The next moment after (1) or before (-1) a turn, as its number in the list; -1 if there is none. */
export function nextMoment(
    turns: readonly StudyTurn[],
    moments: readonly StudyMoment[],
    at: number,
    way: 1 | -1,
): number {
    const places = moments.map((moment) => turnOf(turns, moment))
    if (way > 0) return places.findIndex((place) => place > at)
    return places.findLastIndex((place) => place < at)
}
