// What a game brings to the table screen. The frame (bars, panels, log, tabs of a phone) knows no game.
import type { Component } from 'svelte'
import type { Acting } from '$lib/anim/play'
import type { Kit } from '$lib/ask/kit'
import type { SymbolName } from '$lib/art/symbols'
import type { Why } from '$lib/board/why.svelte'
import type { Zoom } from '$lib/board/zoom.svelte'
import type { Choice } from '$lib/match/choice.svelte'
import type { Match } from '$lib/match/match.svelte'
import type { TableView } from '$lib/match/view'
import type { Ask } from '$lib/net/wire'

export interface Seated<View extends TableView = TableView> {
    match: Match<View>
    seat: number
    tabindex?: number
}

export interface Drawn<View extends TableView = TableView> {
    match: Match<View>
    view: View
    why: Why<View>
}

export interface Staged<View extends TableView = TableView> extends Drawn<View> {
    zoom: Zoom
}

export interface InHand<View extends TableView = TableView> {
    match: Match<View>
    why: Why<View>
    /** Called when a card asks for a place on the board. */
    onmode?: () => void
}

export interface Put<View extends TableView = TableView> {
    ask: Ask
    why: Why<View>
    compact: boolean
}

export interface Coached<View extends TableView = TableView> {
    code: string
    /** The seat that learns. */
    me: number
    /** As the server told it: half a step shows nothing of what was learned. */
    view: View
    ask: Ask | null
    choice: Choice
    /** Little room: no picture, one line about the place. */
    brief: boolean
    onleave: () => void
}

/** What the keys can do with a board. */
export interface Reached {
    focusAt: () => void
    /** Put the focus on the place with a number; false if there is none. */
    focusNumber?: (number: number) => boolean
}

/** The aim, what the board shows, the keys of the game, and whether a finger may rest on things. */
export interface Help {
    aim: string
    map: string
    hold?: string
    keys: [string, string][]
}

/** What a game calls great for a seat, or bitter. */
export type Moment = 'prize' | 'loss'

export interface Parts {
    acting: Acting<TableView>
    /** How many places the board has, for the room it takes. */
    size: (view: TableView) => { columns: number; rows: number }
    /** Whether a place on the board is asked for. */
    asksPlace: (match: Match) => boolean
    Board: Component<Staged, Reached & Record<string, unknown>>
    /** The board in words. */
    List: Component<Drawn>
    /** Whether the list holds all that can be chosen now: the question needs little room beside it then. */
    listsAll?: (match: Match) => boolean
    /** How many cards a seat holds, if not `cards`. */
    held?: (has: TableView['seats'][number]) => number
    /** A seat in full. */
    Seat: Component<Seated>
    /** What a seat has, in short. */
    Chips: Component<Seated>
    /** What the viewer's seat has, by a sign and a name … */
    own: () => { symbol: SymbolName; name: string }
    /** … in one line … */
    Own: Component<Seated>
    /** … and in a panel, if the screen has room. */
    Purse: Component<Seated>
    Hand: Component<InHand>
    /** Where in the turn the question stands. */
    Steps?: Component<{ match: Match; ask: Ask }>
    /** How its questions are put, unless it puts them itself. */
    kit?: Kit
    Question?: Component<Put>
    /** What a thing is, in a window of its own. */
    Topic?: Component<{ why: Why }>
    /** What help says of the game. */
    help?: (view: TableView | null) => Help
    /** What somebody may want to know in a first game, one sentence for each own turn. */
    hints?: () => string[]
    /** Whether a robot may say something about what lies between two positions. */
    moment?: (before: TableView, after: TableView, seat: number) => Moment | null
    /** Beside whoever plays the first whole game. */
    Coach?: Component<Coached>
    /** What is said while the game is ending. */
    Ending?: Component<{ match: Match; brief: boolean }>
}
