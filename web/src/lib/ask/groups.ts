// The options of a question, sorted into groups that are asked together.
import type { Ask, Option, Shape } from '$lib/net/wire'
import type { Kit } from './kit'

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

function add(groups: Group[], option: Option): void {
    const same = groups.find((group) => group.verb === option.verb)
    if (same) same.options.push(option)
    else groups.push({ verb: option.verb, shape: option.shape, options: [option] })
}

export function sortOptions(ask: Ask): Groups {
    const sorted: Groups = { main: [], plain: [], out: [], free: [] }
    for (const option of ask.options) {
        if (option.folded) continue
        if (option.role === 'free') add(sorted.free, option)
        else if (option.shape !== 'plain') add(sorted.main, option)
        else if (option.main) sorted.plain.push(option)
        else sorted.out.push(option)
    }
    return sorted
}

/** The group of one verb, if it is on offer. */
export function groupOf(ask: Ask, verb: string): Group | undefined {
    const options = ask.options.filter((option) => option.verb === verb && !option.folded)
    return options[0] && { verb, shape: options[0].shape, options }
}

/** Groups of one shape that is chosen in one and the same way become one, whatever their verbs. */
export function join(groups: Group[], joined: Shape[]): Group[] {
    const kept: Group[] = []
    for (const group of groups) {
        const same = joined.includes(group.shape) && kept.find(({ shape }) => shape === group.shape)
        if (same) same.options = [...same.options, ...group.options]
        else kept.push({ ...group })
    }
    return kept
}

/** What is asked at once, and what waits behind a button so that one thing is asked at a time. */
export function askedNow(
    ask: Ask,
    mode: string,
    kit: Pick<Kit, 'waits' | 'joined'>,
): { asked: Group[]; waiting: Group[] } {
    if (mode) {
        const only = groupOf(ask, mode)
        return { asked: only ? [only] : [], waiting: [] }
    }
    const { main, plain } = sortOptions(ask)
    const has = (shape: Shape): boolean => main.some((group) => group.shape === shape)
    const waits = (group: Group): boolean =>
        main.length + plain.length >= 2 &&
        (group.options[0]?.role === 'instead' || kit.waits.some((wait) => wait(group, has)))
    return {
        asked: join(
            main.filter((group) => !waits(group)),
            kit.joined,
        ),
        waiting: main.filter(waits),
    }
}
