// Open tables, and the quickest way to one.
import { createTable, joinTable } from '$lib/api'
import { get, Refused } from '$lib/net/api'
import type { OpenTable } from '$lib/protocol'

export type { OpenTable } from '$lib/protocol'
export type Pace = 'live' | 'slow'

/** After how many seconds robots take the chairs that are still free. */
export const PATIENCE: Record<Pace, number> = { live: 60, slow: 3600 }
const TAKEN = 409

export const getOpen = (lang: string): Promise<OpenTable[]> => get(`/api/open?lang=${lang}`)

/** The tables of a quick match for this game and pace, who has waited longest first. */
export const fitting = (open: OpenTable[], game: string, pace: Pace, now: number): OpenTable[] =>
    open
        .filter(
            (one) => one.game === game && one.clock.kind === pace && !one.rated && (one.fill_at ?? 0) > now,
        )
        .sort((a, b) => a.created - b.created)

/** Sit down where somebody waits, or open a table and wait; its code. */
export async function quickMatch(game: string, chairs: number, pace: Pace, lang: string): Promise<string> {
    for (const { table } of fitting(await getOpen(lang), game, pace, Date.now() / 1000)) {
        try {
            return (await joinTable(table, null, '')).table
        } catch (error) {
            if (!(error instanceof Refused) || error.status !== TAKEN) throw error // else somebody was faster
        }
    }
    const seats = Array.from({ length: chairs }, (_, i) => ({
        kind: i ? ('open' as const) : ('me' as const),
    }))
    const fill = PATIENCE[pace]
    const clock = { kind: pace }
    return (await createTable({ game, players: chairs, seats, clock, listed: true, lang, fill })).table
}
