// From what the server tells of a study to what the page draws. No drawing here.
import type { StudyEntry, StudyMoment, StudyTurn } from '$lib/protocol'

/** A bar of a waterfall: from where to where, as shares of winning. */
export interface Bar {
    entry: StudyEntry
    from: number
    to: number
}

const WHOLE = new Set(['start', 'fair', 'result'])

/** Every entry begins where the one before it ended; what is a sum begins at nought. */
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

/** The seats from the bottom up: one's own first, or the winner's, then in the order of the table. */
export function fromBelow(players: number, lowest: number): number[] {
    return Array.from({ length: players }, (_, i) => (lowest + i) % players)
}

/** Who has most at the end. */
export function winner(turns: readonly StudyTurn[]): number {
    const last = turns.at(-1)?.shares ?? []
    return Math.max(0, last.indexOf(Math.max(...last)))
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
