// The choices of a question as rows: whole answers where a turn begins, else the options.
import type { SymbolName } from '$lib/art/symbols'
import type { Ask, Option } from '$lib/net/wire'
import { HUES, type Hue } from './view'

export type Action = 'all' | 'build' | 'lure' | 'draw'
export const GROUPS = ['expand', 'lure', 'main', 'move', 'draw', 'drop'] as const
export type Group = (typeof GROUPS)[number]

export interface Row {
    option: Option
    /** The first word of the answer. */
    verb: string
    hue: Hue | ''
    points: number
}

const ACTIONS: Record<Group, Action> = {
    expand: 'build',
    lure: 'lure',
    main: 'build',
    move: 'build',
    draw: 'draw',
    drop: 'draw',
}
/** By the first word of an answer, or by what it is about. */
const PICTURES: Record<string, SymbolName> = {
    draw: 'kairo-draw',
    drop: 'flag',
    pile: 'kairo-back',
    barker: 'kairo-crier',
}

export const rowOf = (option: Option): Row => ({
    option,
    verb: option.plan[0]?.split(':')[0] ?? option.verb,
    hue: HUES.find((hue) => option.plan.some((token) => token.match(`^(colour:|target:.*-)${hue}$`))) ?? '',
    points: option.gain['vp'] ?? 0,
})

export function rowsOf(ask: Ask | null): Row[] {
    if (!ask?.mine) return []
    return (ask.ways?.length ? ask.ways : ask.options).map(rowOf)
}

export const actionOf = (verb: string): Action => ACTIONS[verb as Group] ?? 'all'

export function pictureOf({ verb, hue, option }: Row): SymbolName {
    if (hue) return `kairo-${option.shape === 'stand' ? 'cust' : 'stall'}-${hue}`
    return PICTURES[verb] ?? PICTURES[option.argument] ?? 'arrow'
}

/** The building card a row is about, if it is about one. */
export const cardIn = ({ option }: Row, cards: object): string =>
    option.argument in cards ? option.argument : ''

/** Whether a row is read before it is sent; the others only lead on. */
export const isRead = ({ option }: Row): boolean => Boolean(option.sum?.act)

export interface Filter {
    action: Action
    hue: Hue | ''
    points: boolean
    /** Most points first, in each group. */
    sorted: boolean
}

export function filtered(rows: readonly Row[], { action, hue, points, sorted }: Filter): Row[] {
    const found = rows.filter(
        (row) =>
            (action === 'all' || actionOf(row.verb) === action) &&
            (!hue || row.hue === hue) &&
            (!points || row.points > 0),
    )
    return sorted ? found.sort((a, b) => b.points - a.points) : found
}

/** By action, in the order of the list; a question of one kind is one group. */
export function grouped(rows: readonly Row[]): [string, Row[]][] {
    const known = GROUPS.map((verb): [string, Row[]] => [verb, rows.filter((row) => row.verb === verb)])
    const others = rows.filter((row) => !GROUPS.includes(row.verb as Group))
    return [...known, ['', others] as [string, Row[]]].filter(([, some]) => some.length)
}
