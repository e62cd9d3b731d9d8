// How a game shows a finished table: a position of the replay, and the charts of the end.
import type { Component } from 'svelte'
import type { Story } from '$lib/api'
import type { SymbolName } from '$lib/art/symbols'
import type { TableView } from '$lib/match/view'

export interface Moment<View extends TableView = TableView> {
    code: string
    view: View
    names: string[]
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
    story: Story
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
    /** Who won and by what, if the game tells more than the numbers that rank the seats; `mine`: the own seats. */
    Ranking?: Component<Told & { mine: number[] }>
}
