// The order of turns as one seat waits for it: from the seat after it round to itself.
export type When = 'done' | 'plays' | 'next' | 'then'

export interface Place {
    seat: number
    when: When
}

/** Whoever only looks on waits for nobody: the round begins with the seat whose turn it is. */
export function orderOf(seats: number, active: number, me: number): Place[] {
    const round = (from: number): number[] => Array.from({ length: seats }, (_, n) => (from + n) % seats)
    const order = round(me < 0 ? active : me + 1)
    const now = order.indexOf(active)
    const when = (at: number): When =>
        at < now ? 'done' : ((['plays', 'next'] as const)[at - now] ?? 'then')
    return order.map((seat, at) => ({ seat, when: when(at) }))
}
