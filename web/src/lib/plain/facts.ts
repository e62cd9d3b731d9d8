// A position of a game that nobody has drawn, in words.
import { t } from '$lib/i18n/index.svelte'

/** What is only there to read the rest. */
export const FRAME = ['game', 'players', 'start', 'turn', 'active', 'ending', 'viewer', 'seats', 'todo']

export function nameOf(what: string): string {
    const known = t().pages.end.tallies[what]
    const plain = what.replaceAll('_', ' ')
    return known ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** A number, a word, or a list of them; nothing of what has parts of its own. */
export function saidOf(value: unknown): string {
    if (typeof value === 'number' || typeof value === 'string') return String(value)
    if (!Array.isArray(value) || value.some((one) => typeof one === 'object')) return ''
    return t().pages.common.list(value.map(String))
}
