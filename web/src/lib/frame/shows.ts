// How a game shows a finished table: a position of the replay, and the charts of the end.
import type { Component } from 'svelte'
import type { Story } from '$lib/api'
import type { SymbolName } from '$lib/art/symbols'
import type { TableView } from '$lib/match/view'

export interface Shows {
    /** What the first tally is drawn as. */
    prize: SymbolName
    /** The figure that stands for a seat, by its number, if not its emblem. */
    figure?: (seat: number) => SymbolName
    size: (view: TableView) => { columns: number; rows: number }
    Still: Component<{ code: string; view: TableView; names: string[] }>
    StillSeat: Component<{ seat: number; name: string; has: TableView['seats'][number]; now: boolean }>
    Charts: Component<{ code: string; game: string; story: Story; names: string[] }>
}
