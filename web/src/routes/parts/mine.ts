// The tables at which this browser holds a seat.
import type { TableInfo } from '$lib/net/wire'

export type Stand = 'yours' | 'others' | 'open' | 'over'

/** How a table stands, seen from the seats held there. */
export function standOf(info: TableInfo, seats: readonly number[]): Stand {
    if (info.status === 'over') return 'over'
    if (info.status === 'open') return 'open'
    return seats.includes(info.active) ? 'yours' : 'others'
}

const ORDER: Record<Stand, number> = { yours: 0, others: 1, open: 2, over: 3 }

/** Those that wait for me first, finished ones last, newer before older. */
export function inOrder(tables: readonly TableInfo[], seats: (code: string) => number[]): TableInfo[] {
    const rank = (info: TableInfo): number => ORDER[standOf(info, seats(info.table))]
    return [...tables].sort((a, b) => rank(a) - rank(b) || Number(b.created) - Number(a.created))
}

/** A typed code as tables have it: no spaces, capitals. A whole link is understood too. */
export function tidyCode(typed: string): string {
    const last = typed.trim().replace(/\/+$/, '').split('/').at(-1) ?? ''
    return last.replace(/[^\w-]/g, '').toUpperCase()
}
