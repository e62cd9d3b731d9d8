// When a robot has something to say.
import type { Parts } from '$lib/frame/parts'
import type { TableView } from '$lib/match/view'
import type { TableInfo } from '$lib/net/wire'
import { rivalOf, type Moment } from '$rivals'

export interface Remark {
    seat: number
    moment: Moment
}

/** One robot at most speaks of what lies between two positions: at the start, the end, and what the game calls great. */
export function remarkOf(
    info: TableInfo,
    before: TableView | null,
    after: TableView,
    moment: Parts['moment'],
): Remark | null {
    const robots = info.seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat)
    if (!robots.length || info.lesson) return null
    const strength = (seat: number): number => rivalOf(info.seats[seat]?.bot ?? '').level
    const best = robots.reduce((one, other) => (strength(other) > strength(one) ? other : one))
    if (!before) return after.turn <= 1 ? { seat: best, moment: 'hello' } : null
    if (info.ranking) {
        const first = Math.min(...info.ranking)
        const winner = robots.find((seat) => info.ranking?.[seat] === first)
        return winner === undefined ? { seat: best, moment: 'lost' } : { seat: winner, moment: 'won' }
    }
    const told = robots.flatMap((seat): Remark[] => {
        const great = moment?.(before, after, seat)
        return great ? [{ seat, moment: great }] : []
    })
    return told[0] ?? null
}
