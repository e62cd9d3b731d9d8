// Ratings at tables of several sizes, beside each other on one scale.
import type { SizeRating } from '$lib/people/me'

/** Points to either side beyond which a rating rests on few games. */
export const UNSURE = 100

/** In hundredths of the way from the lowest end of a band to the highest: where each begins, is and ends. */
export function scaled(sizes: SizeRating[]): { from: number; at: number; to: number }[] {
    const low = Math.min(...sizes.map(({ points, band }) => points - band))
    const high = Math.max(...sizes.map(({ points, band }) => points + band))
    const on = (points: number): number => (100 * (points - low)) / (high - low || 1)
    return sizes.map(({ points, band }) => ({
        from: on(points - band),
        at: on(points),
        to: on(points + band),
    }))
}

/** Points beyond which somebody says little about one's own strength. */
const FAR = 300

/** Who is just weaker and just stronger, of some who are in that order. */
export function nearest<One extends { points: number }>(points: number, robots: readonly One[]): One[] {
    const weaker = robots.filter((one) => one.points <= points).slice(-1)
    const stronger = robots.filter((one) => one.points > points).slice(0, 1)
    return [...weaker, ...stronger].filter((one) => Math.abs(one.points - points) <= FAR)
}
