// What a question offers on the board.
import { askedNow } from '$lib/ask/groups'
import type { Ask, Option, Shape } from '$lib/net/wire'
import { KIT } from './kit'

/** The options of a shape that are asked now. */
export function asked(ask: Ask | null, mode: string, shape: Shape): Option[] {
    if (!ask?.mine) return []
    return askedNow(ask, mode, KIT).asked.flatMap((group) => (group.shape === shape ? group.options : []))
}

/** Where another figure of the seat may go instead, without a card. */
function insteadOf(ask: Ask | null): [string, Option][] {
    const others = ask?.options.filter((one) => one.role === 'instead' && one.shape === 'place') ?? []
    return others.filter(({ card, moves }) => moves && !card).map((one) => [one.argument, one])
}

/** The options the board offers, by place; where there are several ways to one, that which takes no card. */
export function placesOffered(ask: Ask | null, mode: string): Map<string, Option> {
    const found = new Map<string, Option>()
    for (const option of asked(ask, mode, 'place')) {
        const other = found.get(option.argument)
        if (!other || ((other.gain.cards ?? 0) < 0 && !option.gain.cards)) found.set(option.argument, option)
    }
    return found.size && !mode ? new Map([...insteadOf(ask), ...found]) : found
}

/** The members of a set as its argument spells them. */
export function members(argument: string): string[] {
    return argument ? argument.split(',') : []
}

/** All places that can be ticked while a set is asked. */
export function setOffered(ask: Ask | null): string[] {
    const found = new Set<string>()
    for (const option of ask?.mine ? ask.options : []) {
        if (option.shape === 'set') for (const place of members(option.argument)) found.add(place)
    }
    return [...found]
}

/** The lines of an option without the one that only says that the figure moves. */
export function planLines(option: Option): string[] {
    return option.moves ? option.lines.slice(1) : option.lines
}
