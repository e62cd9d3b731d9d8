// Open tables, and games to look on at.
import { get } from '$lib/net/api'
import type { GameRating, OpenTable } from '$lib/protocol'

export type { OpenTable } from '$lib/protocol'
export type Pace = 'live' | 'slow'
export type Whose = 'all' | 'level' | 'friends'

/** After how many seconds robots take the chairs that are still free. */
export const PATIENCE: Record<Pace, number> = { live: 60, slow: 3600 }

export const getOpen = (lang: string): Promise<OpenTable[]> => get(`/api/open?lang=${lang}`)

/** Games that everybody may look on at. */
export const getPlaying = (lang: string): Promise<OpenTable[]> => get(`/api/playing?lang=${lang}`)

/** Whether a table is one of those that are looked for: where people are about as strong as I am in that game, as far as
 *  that is known, or where somebody sits with whom I have played. */
export function isOf(
    whose: Whose,
    { table, game, seats }: Pick<OpenTable, 'table' | 'game' | 'seats'>,
    ratings: readonly GameRating[],
    friends: readonly string[],
): boolean {
    if (whose === 'all') return true
    if (whose === 'friends') return friends.includes(table)
    const mine = ratings.find((one) => one.game === game)
    const theirs = seats.flatMap(({ rating }) => (rating ? [rating] : []))
    const near = ({ points, band }: { points: number; band: number }): boolean =>
        mine !== undefined && Math.abs(points - mine.points) <= Math.max(band, mine.band)
    return theirs.length > 0 && theirs.every(near)
}

/** A quick match as it is asked for; 0 players: any number. */
export interface Wished {
    game: string
    pace: Pace
    players: number
    rated: boolean
}

/** Who looks for the same: how many people are `here` to sit down with, else those who look for another number of players. */
export function waitingFor(
    open: readonly OpenTable[],
    { game, pace, players, rated }: Wished,
): { here: number; other: { table: string; people: number; chairs: number } | null } {
    const quick = open.filter(
        (one) => one.fill_at && one.game === game && one.clock.kind === pace && Boolean(one.rated) === rated,
    )
    const people = ({ seats }: OpenTable): number => seats.filter(({ kind }) => kind === 'human').length
    // who has waited longest is met first
    const first = quick.findLast((one) => !players || one.players === players)
    const other = first ? undefined : quick.at(-1)
    return {
        here: first ? people(first) : 0,
        other: other ? { table: other.table, people: people(other), chairs: other.players } : null,
    }
}

/** How strong the people at a rated table are held to be: from and to, or what is known of the only one. */
export function levelsOf(seats: OpenTable['seats']): { from: number; to: number; band: number } | null {
    const known = seats.flatMap(({ rating }) => (rating ? [rating] : []))
    if (!known.length) return null
    const points = known.map((one) => one.points)
    return {
        from: Math.min(...points),
        to: Math.max(...points),
        band: Math.max(...known.map(({ band }) => band)),
    }
}
