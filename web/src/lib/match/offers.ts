// What a question offers on the board.
import type { Ask, Option } from '$lib/net/wire'

/** The options the board offers, by place. */
export function placesOffered(ask: Ask | null, mode: string): Map<string, Option> {
    const found = new Map<string, Option>()
    for (const option of ask?.mine ? ask.options : []) {
        if (option.shape !== 'place') continue
        if (mode ? option.verb !== mode : !option.main) continue
        if (!found.has(option.argument)) found.set(option.argument, option)
    }
    return found
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

/** The lines of an option without the one that only says that the merchant moves. */
export function planLines(option: Option): string[] {
    return option.verb.startsWith('move') ? option.lines.slice(1) : option.lines
}
