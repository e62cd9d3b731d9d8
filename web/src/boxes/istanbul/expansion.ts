// What an expansion adds to the screens of this game. Whatever has a name is found by it; the rest asks `lies`.
import type { Component, Snippet } from 'svelte'
import type { Flight, Gift } from '$lib/anim/play'
import type { SymbolName } from '$lib/art/symbols'
import type { Kit } from '$lib/ask/kit'
import type { Why } from '$lib/board/why.svelte'
import type { Statistics } from '$lib/api'
import type { Match } from '$lib/match/match.svelte'
import type { Happening } from '$lib/net/wire'
import type { Cue } from '$lib/sound/cues'
import type { CardKind, KindOfPlace } from './board/faces'
import type { Piece } from './board/pieces'
import type { Thing } from './board/things'
import type { OwnUnit, Unit } from './ask/bundles'
import type { SeatView, View } from './view'

export type Formula = Component<{ place: string; view: View }>

/** What is printed on a place: its number, what it is good for, and what it does in symbols; and its rules. */
export interface Place {
    number: number
    kind: KindOfPlace
    Formula?: Formula
    rules?: string[]
}

/** A bonus card: when it is played, its verb if that is not its name, and the place whose action it repeats; what it
 * does in symbols and words between them; how many there are, and its rules. */
export interface Card {
    kind: CardKind
    verb?: string
    again?: { place: string; brings: SymbolName }
    signs?: (SymbolName | string)[]
    copies?: number
    rules?: string[]
}

/** A card to choose. */
interface Face {
    card: string
    playable: boolean
    label: string
    token: string
    onplay: () => void
}

/** A thing that can be looked up, by its word: `guild.7`. */
export interface TopicKind {
    name: (word: string) => string
    symbol: (word: string) => SymbolName
    /** The place that is pictured. */
    place?: (word: string) => string
    /** Its heading in a window of its own, if not its name. */
    title?: (word: string) => string
}

interface Seated {
    match: Match<View>
    seat: number
}

/** What a seat has, wherever seats are shown. */
export interface SeatParts {
    /** In its panel, in short, in one line, and as tiles at the end of that line. */
    Panel?: Component<Seated>
    Chips?: Snippet<[SeatView]>
    Own?: Snippet<[SeatView]>
    OwnTiles?: Snippet<[SeatView]>
    /** Under the viewer's cards. */
    Hand?: Component<{ match: Match<View>; why: Why<View>; seat: number }>
    /** After the game: chips, tiles and a line. */
    Still?: Snippet<[SeatView]>
    StillTiles?: Snippet<[SeatView]>
    StillLine?: Snippet<[SeatView]>
    spoken?: (view: View, seat: number) => string[]
    /** Cards of its own in a hand. */
    cards?: (has: SeatView) => number
}

/** What an event does, by its kind. */
export interface Shown {
    flights?: Record<string, (event: Happening, view: View) => Flight | null>
    gifts?: Record<string, (event: Happening, at: string, purse: string) => Gift>
    changes?: Record<string, (view: View, seat: SeatView, args: Happening['args']) => void>
    cues?: Record<string, Cue>
    /** Events that show dice. */
    dice?: Record<string, (args: Happening['args']) => number[]>
}

/** Symbols of what is gained, each with the one it stands behind. */
type Gain = [what: string, symbol: SymbolName, behind: string]

export interface Expansion extends Shown {
    /** Whether it lies on the table, by what a seat has. */
    lies: (has: SeatView) => boolean
    places?: Record<string, Place>
    cards?: Record<string, Card>
    /** What its cards do, in symbols. */
    CardSigns?: Component<{ card: string }>
    /** Cards of another back, by their verbs. */
    faces?: Record<string, Component<Face>>
    /** What is counted beside the goods of the cart. */
    units?: Record<Unit, OwnUnit>
    /** Verbs of bundles that are taken and not given. */
    taken?: string[]
    heads?: () => Record<string, string>
    signs?: Record<string, SymbolName>
    /** Keys of single answers. */
    keys?: Record<string, string>
    /** Verbs whose cost goes without saying. */
    silent?: string[]
    gains?: Gain[]
    kit?: Partial<Pick<Kit, 'shapes' | 'onBoard' | 'waits' | 'paid' | 'beside' | 'leads'>>
    /** Figures and their names. */
    pieces?: (view: View) => [place: string, piece: Piece][]
    pieceNames?: Record<string, (who: string) => string>
    /** What lies over the board; without a match nothing can be chosen. */
    Over?: Component<{ view: View; match?: Match<View> }>
    /** What lies open at its places, in words. */
    live?: Record<string, (view: View) => string>
    /** Sentences about a place besides what it does. */
    notes?: (view: View, number: number) => string[]
    /** Its cards in the viewer's hand, for the list. */
    things?: (match: Match<View>) => Thing[]
    seat?: SeatParts
    topics?: Record<string, TopicKind>
    rules?: Record<string, string[]>
    /** What lies open at a place or card, in the window about it. */
    Topic?: Component<{ view: View; topic: string }>
    charts?: () => Promise<{ default: Component<{ story: Statistics; names: string[] }> }>
    /** Keys beside those of the base, for the help. */
    help?: () => [string, string][]
}

/** All that were ever met on this page, in the order in which they came. */
export const ADDED: Expansion[] = []

/** Those that lie on a table. */
export function lying(has: SeatView | undefined): Expansion[] {
    return has ? ADDED.filter((one) => one.lies(has)) : []
}
