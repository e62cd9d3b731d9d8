// The boxes this page can draw, each by what its index.ts registers; README.md says how. Frames know no box: a game
// says of which boxes it consists, and here is found what they bring.
import more from 'virtual:boxes'
import type { Component } from 'svelte'
import type { SymbolName } from '$lib/art/symbols'
import type { Laws } from '$lib/fair/odds'
import type { Parts } from '$lib/frame/parts'
import type { Shows } from '$lib/frame/shows'
import type { Topics } from '$lib/frame/topics'
import { worded } from '$lib/i18n/languages.svelte'
import type { PartOf } from '$lib/i18n/merge'
import type { Words } from '$lib/i18n/index.svelte'
import type { TableView } from '$lib/match/view'
import type { Lang } from '$lib/settings.svelte'

/** What draws a game; `extend` is told what the other boxes of the game add. */
type Drawing<Name extends string, Drawn> = Record<Name, Drawn> & { extend?: (adds: unknown[]) => void }

/** The game a box makes with those it is laid beside, and what one wants to know before choosing it. */
export interface Cover {
    game: string
    picture: SymbolName
    /** The kind of frame whose colour the box has. */
    spine: string
    minutes: [number, number]
    /** From 1 to 5. */
    weight: number
    /** With how many players it is best. */
    best: [number, number]
}

/** What was done at a moment of a game and what was better: where on the board, in words of the notation. */
export interface Way {
    seat: number
    played: string
    better: string
    /** What is written beside them, where there is room for words. */
    saying?: { played: string; better: string }
}

/** A board as it stands, or the numbers of a printed layout. */
export interface Stamp {
    view?: TableView
    plan?: number[]
    /** Of which the game consists, where neither is known. */
    boxes?: string[]
    /** Too small for numbers. */
    tiny?: boolean
    /** What tells the seats of `view` apart. */
    marks?: string[] | undefined
    way?: Way | undefined
}

export interface Box {
    /** As the engine calls it. */
    name: string
    /** What the pages around the table say of it: names of games, boxes, layouts, choices, tallies, marks. */
    words?: Partial<Record<Lang, PartOf<Words>>>
    /** How it stands on the shelf. */
    cover?: Cover
    /** Its places on a small picture of a board: number and kind of frame, by name. */
    tiles?: Record<string, [number, string]>
    /** A board as small as a stamp: as it lies on a table, or as it is printed. */
    small?: () => Promise<{ Small: Component<Stamp> }>
    /** The drawings of what ranks the seats, by tally. */
    signs?: Record<string, SymbolName>
    /** The options of a first whole game, if one can be learned with this box. */
    first?: { choices?: Record<string, string> }
    /** The screen of the table, of a game that has this box as its base. */
    table?: () => Promise<Drawing<'parts', Parts>>
    /** The same game after its end: replay and charts. */
    shows?: () => Promise<Drawing<'shows', Shows>>
    /** What this box adds to the base of its game; the base says of what sort. */
    adds?: () => Promise<{ adds: unknown }>
    /** What can be looked up. */
    topics?: () => Promise<{ topics: Topics }>
    /** How its chance outcomes are ordered and weighed, for the proof that a game was dealt fairly. */
    laws?: () => Promise<{ laws: Laws }>
}

const ours = import.meta.glob<Box>('../boxes/*/index.ts', { import: 'box', eager: true })

/** What a box fetches comes with its words. */
function speaking(box: Box): Box {
    const parts = Object.entries(box).map(([part, one]: [string, unknown]) =>
        typeof one === 'function' ? [part, () => worded((one as () => Promise<unknown>)())] : [part, one],
    )
    return Object.fromEntries(parts) as unknown as Box
}

export const BOXES: readonly Box[] = [...Object.values(ours), ...more].map(speaking)

/** Those of these names that have something to draw, in this order. */
export function boxesNamed(names: readonly string[]): Box[] {
    return names.flatMap((name) => BOXES.find((box) => box.name === name) ?? [])
}

/** How a game stands on the shelf; one that brings no cover has a plain one. */
export function coverOf(game: string): Partial<Cover> & Pick<Cover, 'picture' | 'spine'> {
    return BOXES.find(({ cover }) => cover?.game === game)?.cover ?? { picture: 'cover-plain', spine: 'serv' }
}

/** The game that a first visitor is shown. */
export const lightest = (): Cover | undefined =>
    BOXES.flatMap(({ cover }) => cover ?? []).sort((one, other) => one.weight - other.weight)[0]

/** What draws the board of a game as small as a stamp, if one of its boxes does. */
export async function smallOf(names: readonly string[]): Promise<Component<Stamp> | null> {
    const own = boxesNamed(names).find(({ small }) => small)?.small
    return own ? (await own()).Small : null
}

/** What a tally is drawn as. */
export function signOf(tally: string): SymbolName {
    return BOXES.find(({ signs }) => signs && tally in signs)?.signs?.[tally] ?? 'flag'
}

/** What draws a game: the box that has a drawing, with what the others add to it. */
async function drawn<Drawn>(
    names: readonly string[],
    fetch: () => Promise<Drawn & { extend?: (adds: unknown[]) => void }>,
): Promise<Drawn> {
    const adding = boxesNamed(names).flatMap(({ adds }) => (adds ? [adds()] : []))
    const [drawing, added] = await Promise.all([fetch(), Promise.all(adding)])
    drawing.extend?.(added.map(({ adds }) => adds))
    return drawing
}

/** The table of a game; a plain one where no box has a drawing of its own. */
export async function partsOf(names: readonly string[]): Promise<Parts> {
    const own = boxesNamed(names).find(({ table }) => table)?.table
    return (await drawn<{ parts: Parts }>(names, own ?? (() => import('$lib/plain/table')))).parts
}

/** The same game after its end. */
export async function showsOf(names: readonly string[]): Promise<Shows> {
    const own = boxesNamed(names).find(({ shows }) => shows)?.shows
    return (await drawn<{ shows: Shows }>(names, own ?? (() => import('$lib/plain/shows')))).shows
}

export async function lawsOf(names: readonly string[]): Promise<Laws[]> {
    const wanted = boxesNamed(names).flatMap(({ laws }) => (laws ? [laws()] : []))
    return (await Promise.all(wanted)).map(({ laws }) => laws)
}
