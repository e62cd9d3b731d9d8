// Which token explains why a place cannot be chosen now.
import type { Ask } from '$lib/net/wire'

const PLACE_VERBS = ['move', 'send', 'return_assistant', 'yellow', 'move_long']

/** The verb the board asks for just now: the mode, or that of the main options. */
function verbOf(ask: Ask, mode: string): string {
    if (mode) return mode
    const main = ask.options.find((option) => option.shape === 'place' && option.main)
    return main?.verb === 'move_long' ? 'move' : (main?.verb ?? 'move')
}

export function whyToken(ask: Ask | null, mode: string, place: string): string {
    if (!ask?.mine) return ''
    const wanted = `${verbOf(ask, mode)}:${place}`
    if (ask.why[wanted]) return wanted
    return PLACE_VERBS.map((verb) => `${verb}:${place}`).find((token) => ask.why[token]) ?? wanted
}
