// Move the pieces of a view as an event tells, so that each event is seen by itself.
// Only a picture on the way: the server's view replaces it when the events are over.
import type { TableView } from '$lib/match/view'
import type { Happening } from '$lib/net/wire'

export type Args = Happening['args']

/** What an event does to a view, by its kind. */
export type Changes<V extends TableView> = Record<
    string,
    (view: V, seat: V['seats'][number], args: Args) => void
>

export const number = (value: number | string | undefined): number => Number(value ?? 0)

/** The view after an event, as far as the event shows. */
export function patched<V extends TableView>(changes: Changes<V>, view: V, event: Happening): V {
    const change = changes[event.kind]
    if (!change) return view
    const next = structuredClone(view)
    const seat = next.seats[event.seat] ?? next.seats[0]
    if (seat) change(next, seat, event.args)
    return next
}
