// How a game shows a finished table: a position of the replay, and the charts of the end.
import type { Component } from 'svelte'
import type { Statistics } from '$lib/api'
import type { Way } from '$lib/boxes'
import type { SymbolName } from '$lib/art/symbols'
import type { TableView } from '$lib/match/view'

export interface Moment<View extends TableView = TableView> {
    code: string
    view: View
    names: string[]
    way?: Way | undefined
}

export interface SeatThen<View extends TableView = TableView> {
    seat: number
    name: string
    has: View['seats'][number]
    now: boolean
}

export interface Told {
    code: string
    game: string
    story: Statistics
    names: string[]
}

export interface Shows {
    /** What the first tally is drawn as. */
    prize: SymbolName
    /** The figure that stands for a seat, by its number, if not its emblem. */
    figure?: (seat: number) => SymbolName
    size: (view: TableView) => { columns: number; rows: number }
    Still: Component<Moment>
    StillSeat: Component<SeatThen>
    Charts: Component<Told>
    /** Who won and by what, if the game tells more than the numbers that rank the seats; `mine`: one’s own seats. */
    Ranking?: Component<Told & { mine: number[] }>
}
