// What a game lends the question panel: how options of its shapes are chosen, and the signs and words of its verbs.
import { getContext, setContext, type Component } from 'svelte'
import type { SymbolName } from '$lib/art/symbols'
import type { Why } from '$lib/board/why.svelte'
import type { Choice } from '$lib/match/choice.svelte'
import type { Match } from '$lib/match/match.svelte'
import type { TableView } from '$lib/match/view'
import type { Option, Shape } from '$lib/net/wire'
import type { Group } from './groups'

/** A group of options to choose from. */
export interface Asked<View extends TableView = TableView> {
    group: Group
    why: Why<View>
    onact: (option: Option) => void
}

export interface Kit {
    /** How options of a shape are chosen; those of any other shape are buttons. */
    shapes: Record<Shape, Component<Asked>>
    /** Shapes that are chosen on the board, and the data attribute by which they are found there. */
    onBoard: Record<Shape, string>
    /** Shapes that are asked together, whatever their verb. */
    joined: Shape[]
    /** Whether a group waits behind a button, so that one thing is asked at a time. */
    waits: ((group: Group, has: (shape: Shape) => boolean) => boolean)[]
    /** The head of a group of options, by their verb. */
    head: (verb: string) => string | undefined
    /** Decisions whose title only names the phase: what is asked is clear from the head of the options. */
    isGeneral: (decision: string) => boolean
    /** The sign of a group that waits, or of a play besides the question. */
    sign: (verb: string) => SymbolName
    /** The name of a play besides the question, if not the text of its option. */
    play: (verb: string) => string | undefined
    /** Verbs whose cost goes without saying. */
    isSilent: (verb: string) => boolean
    /** The key of a single answer, by its verb. */
    key: (verb: string) => string | undefined
    /** What an option pays and brings, in this order, and how it is drawn. */
    gains: [what: string, symbol: SymbolName][]
    /** Kinds of one thing, which are counted together where there is no room for all of them, and its sign. */
    summed: { kinds: string[]; symbol: SymbolName }
    /** What is told of an answer even where it is paid. */
    paid: string[]
    /** What lies beside the question; `asked`: the shape that is asked for. */
    beside: Component<{ match: Match; asked?: Shape | undefined }>[]
    /** What is seen of it while something happens. */
    happening?: Component<{ match: Match }>
    /** Selectors of what leads to an answer of a shape, before its own button. */
    leads: Record<Shape, (option: Option, choice: Pick<Choice, 'ticked'>) => string[]>
}

/** Lends nothing: every option is a button. */
export const NOTHING: Kit = {
    shapes: {},
    onBoard: {},
    joined: [],
    waits: [],
    head: () => undefined,
    isGeneral: () => false,
    sign: () => 'arrow',
    play: () => undefined,
    isSilent: () => false,
    key: () => undefined,
    gains: [],
    summed: { kinds: [], symbol: 'arrow' },
    paid: [],
    beside: [],
    leads: {},
}

/** The sign of what is spent or won. */
export const signOf = (gains: Kit['gains'], asset = ''): SymbolName =>
    gains.find(([what]) => what === asset)?.[1] ?? 'arrow'

const KEY = 'kit'

export function lendKit(kit: () => Kit): void {
    setContext(KEY, kit)
}

/** The kit of the game at this table. */
export function kit(): Kit {
    return getContext<(() => Kit) | undefined>(KEY)?.() ?? NOTHING
}
