// Where one is in a replay. Position p is the table after step p; 0 is before anything happened.
import type { ReplayStep } from '$lib/api'

export interface Tick {
    turn: number
    seat: number
    /** Position before its first step, and after its last. */
    from: number
    to: number
}

export interface Gem {
    at: number
    seat: number
    count: number
}

/** One entry per turn, in order; setting up is turn 0 of nobody. */
export function ticks(steps: readonly ReplayStep[]): Tick[] {
    const ticks: Tick[] = []
    steps.forEach(({ turn, seat }, i) => {
        const last = ticks.at(-1)
        if (last && last.turn === turn) {
            last.to = i + 1
            if (last.seat < 0 && turn > 0) last.seat = seat
        } else ticks.push({ turn, seat: turn > 0 ? seat : -1, from: i, to: i + 1 })
    })
    return ticks
}

/** Every ruby that was won, with the position at which it is there. */
export function gems(steps: readonly ReplayStep[]): Gem[] {
    const gems: Gem[] = []
    steps.forEach((step, i) => {
        step.score.forEach((count, seat) => {
            if (count > (steps[i - 1]?.score[seat] ?? 0)) gems.push({ at: i + 1, seat, count })
        })
    })
    return gems
}

export function clamp(at: number, steps: readonly ReplayStep[]): number {
    return Math.max(0, Math.min(steps.length, Math.round(at) || 0))
}

/** The position a link names: `#40`. */
export function fromHash(hash: string): number {
    const said = Number(hash.replace(/^#/, ''))
    return Number.isFinite(said) ? Math.max(0, Math.floor(said)) : 0
}

/** The first choice of this turn that can be explained, of whoever chose here if anybody did. */
export function whyAt(steps: readonly ReplayStep[], at: number): ReplayStep | undefined {
    const now = steps[at - 1]
    const of = (one: ReplayStep): boolean => one.why && one.turn === now?.turn
    return steps.find((one) => of(one) && one.seat === now?.seat) ?? steps.find(of)
}

/** The beginning of the next turn, or the end. */
export function nextTurn(all: readonly Tick[], at: number): number {
    return all.find((tick) => tick.from > at)?.from ?? all.at(-1)?.to ?? 0
}

/** The beginning of this turn, or of the one before if one is already there. */
export function turnBefore(all: readonly Tick[], at: number): number {
    return all.findLast((tick) => tick.from < at)?.from ?? 0
}

/** The turn that led to a position. */
export function turnAt(all: readonly Tick[], at: number): Tick | undefined {
    return all.find((tick) => at > tick.from && at <= tick.to) ?? all[0]
}
