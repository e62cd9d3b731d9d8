// Which token explains why a place or a card cannot be chosen now.
import type { Ask } from '$lib/net/wire'
import { verbOf } from './faces'

const PLACE_VERBS = ['move', 'send', 'return_assistant', 'yellow', 'move_long']

/** The verb the board asks for just now: the mode, or that of the main options. */
function askedVerb(ask: Ask, mode: string): string {
    if (mode) return mode
    const main = ask.options.find((option) => option.shape === 'place' && option.main)
    return main?.verb === 'move_long' ? 'move' : (main?.verb ?? 'move')
}

export function whyToken(ask: Ask | null, mode: string, place: string): string {
    if (!ask?.mine) return ''
    const wanted = `${askedVerb(ask, mode)}:${place}`
    if (ask.why[wanted]) return wanted
    return PLACE_VERBS.map((verb) => `${verb}:${place}`).find((token) => ask.why[token]) ?? wanted
}

/** The token under which the server says why a card cannot be played now; nothing if it can, or nothing is asked. */
export function cardToken(ask: Ask | null, card: string): string {
    const verb = verbOf(card)
    if (!ask?.mine || ask.options.some((option) => option.card === card || option.verb === verb)) return ''
    return Object.keys(ask.why).find((token) => token.split(':')[0] === verb) ?? ''
}
