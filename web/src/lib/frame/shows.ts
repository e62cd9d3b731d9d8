// How a game shows a finished table: a position of the replay, and the charts of the end.
import type { Component } from 'svelte'
import type { Statistics } from '$lib/api'
import type { Way } from '$lib/boxes'
import type { SymbolName } from '$lib/art/symbols'
import type { TableView } from '$lib/match/view'
import type { SeatInfo } from '$lib/net/wire'

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
    view: View
    /** Who sat there, where that is known. */
    who?: SeatInfo | undefined
}

export interface Told {
    code: string
    game: string
    story: Statistics
    names: string[]
}

export interface Ranked extends Told {
    /** One’s own seats. */
    mine: number[]
    /** Who sat there. */
    seats: readonly SeatInfo[]
}

export interface Shows {
    /** What the first tally is drawn as. */
    prize: SymbolName
    /** The figure that stands for a seat, by its number and mark, if not its emblem. */
    figure?: (seat: number, mark: string) => SymbolName
    size: (view: TableView) => { columns: number; rows: number }
    Still: Component<Moment>
    StillSeat: Component<SeatThen>
    Charts: Component<Told>
    /** Who won and by what, if the game tells more than the numbers that rank the seats. */
    Ranking?: Component<Ranked>
}
