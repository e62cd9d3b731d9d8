// How much time is left for a turn, from the deadline the server names.
import type { TableInfo } from '$lib/net/wire'

export interface Left {
    /** Seconds, never below 0. */
    seconds: number
    /** Of the time a turn has. */
    share: number
}

const TURN: Record<string, number> = { live: 90, slow: 24 * 3600 } // if the table does not say

/** Null without a clock. A turn never has more than its time, however wrong this computer's clock is. */
export function timeLeft(info: TableInfo | null, now: number): Left | null {
    if (!info?.deadline || info.clock.kind === 'none') return null
    const whole = info.clock.seconds ?? TURN[info.clock.kind ?? ''] ?? 0
    const seconds = Math.max(0, Math.min(whole, Math.round(info.deadline - now)))
    return { seconds, share: whole ? seconds / whole : 0 }
}

/** The time in seconds, moving on while somebody looks. */
export class Ticking {
    now = $state(Date.now() / 1000)

    constructor() {
        $effect(() => {
            const timer = setInterval(() => (this.now = Date.now() / 1000), 1000)
            return () => clearInterval(timer)
        })
    }
}
