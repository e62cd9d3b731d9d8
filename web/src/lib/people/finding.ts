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
