// The tables at which this browser holds a seat.
import type { TableInfo } from '$lib/net/wire'
import type { PlayedGame } from '$lib/people/me'

export type Stand = 'yours' | 'others' | 'open' | 'over'

/** How a table stands, seen from the seats held there. */
export function standOf(info: TableInfo, seats: readonly number[]): Stand {
    if (info.status === 'over') return 'over'
    if (info.status === 'open') return 'open'
    return seats.includes(awaited(info)) ? 'yours' : 'others'
}

/** The seat that is asked, in its own turn or in that of another. */
export const awaited = (info: TableInfo): number => info.asked ?? info.active

const ORDER: Record<Stand, number> = { yours: 0, others: 1, open: 2, over: 3 }

/** Those that wait for me first, the longest waiting before the others; finished ones last, newer before older. */
export function inOrder(tables: readonly TableInfo[], seats: (code: string) => number[]): TableInfo[] {
    const rank = (info: TableInfo): number => ORDER[standOf(info, seats(info.table))]
    const age = (info: TableInfo): number => (rank(info) < ORDER.open ? waits(info) : -Number(info.created))
    return [...tables].sort((a, b) => rank(a) - rank(b) || age(a) - age(b))
}

/** When somebody was asked last. */
export const waits = (info: TableInfo): number => info.since ?? info.created

/** My place in a finished game, and who else came first. */
export function outcome({ seats, mine }: Pick<PlayedGame, 'seats' | 'mine'>): {
    rank: number
    winners: string[]
} {
    const winners = seats.filter(({ rank }, seat) => rank === 1 && seat !== mine).map(({ name }) => name)
    return { rank: seats[mine]?.rank ?? 0, winners }
}

/** A typed code as tables have it: no spaces, capitals. A whole link is understood too. */
export function tidyCode(typed: string): string {
    const last = typed.trim().replace(/\/+$/, '').split('/').at(-1) ?? ''
    return last.replace(/[^\w-]/g, '').toUpperCase()
}
