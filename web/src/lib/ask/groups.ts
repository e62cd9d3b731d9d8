// The options of a question, sorted into groups that are asked together.
import { CARD_KIND } from '$boxes/istanbul/board/faces'
import type { Ask, Option, Shape } from '$lib/net/wire'

export interface Group {
    verb: string
    shape: Shape
    options: Option[]
}

export interface Groups {
    /** Groups that answer the question and need a component of their own. */
    main: Group[]
    /** Single answers, as buttons. */
    plain: Option[]
    /** Ways out of the question. */
    out: Option[]
    /** Cards and tiles that may be played besides. */
    free: Group[]
}

/** A card or tile that may be played beside the question. */
function isFree(option: Option): boolean {
    return !option.main && (option.verb in CARD_KIND || option.verb === 'yellow')
}

function add(groups: Group[], option: Option): void {
    const same = groups.find((group) => group.verb === option.verb)
    if (same) same.options.push(option)
    else groups.push({ verb: option.verb, shape: option.shape, options: [option] })
}

export function sortOptions(ask: Ask): Groups {
    const found: Groups = { main: [], plain: [], out: [], free: [] }
    for (const option of ask.options) {
        if (isFree(option)) add(found.free, option)
        else if (option.shape !== 'plain') add(found.main, option)
        else if (option.main) found.plain.push(option)
        else found.out.push(option)
    }
    return found
}

/** The group of one verb, if it is on offer. */
export function groupOf(ask: Ask, verb: string): Group | undefined {
    const options = ask.options.filter((option) => option.verb === verb)
    return options[0] && { verb, shape: options[0].shape, options }
}

// what is chosen in one and the same way is asked together, whatever its verb
const JOINED: Shape[] = ['place', 'card', 'die']

/** Groups of one such shape become one. */
export function join(groups: Group[]): Group[] {
    const found: Group[] = []
    for (const group of groups) {
        const same = JOINED.includes(group.shape) && found.find(({ shape }) => shape === group.shape)
        if (same) same.options = [...same.options, ...group.options]
        else found.push({ ...group })
    }
    return found
}

// other ways to begin a turn than by the merchant's own steps
const INSTEAD = ['comp', 'comp2', 'family', 'join', 'jump']

/** What is asked at once, and what waits behind a button so that one thing is asked at a time. */
export function askedNow(ask: Ask, mode: string): { asked: Group[]; waiting: Group[] } {
    if (mode) {
        const only = groupOf(ask, mode)
        return { asked: only ? [only] : [], waiting: [] }
    }
    const { main, plain } = sortOptions(ask)
    const has = (shape: Shape): boolean => main.some((group) => group.shape === shape)
    const waits = ({ shape, verb }: Group): boolean => {
        if (main.length + plain.length < 2) return false
        // edges and what is offered beside them; cards beside a move; who or what else can go instead
        return has('edge') || (shape === 'card' && has('place')) || INSTEAD.includes(verb)
    }
    return { asked: join(main.filter((group) => !waits(group))), waiting: main.filter(waits) }
}
