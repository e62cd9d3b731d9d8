// The server's message catalogue: names and help texts of places, cards and tiles.
import { request } from '$lib/net/way'
import type { Lang } from '$lib/settings.svelte'

let entries = $state.raw<Record<string, string>>({})
let game = $state('')
let loaded = ''

/** What is said from now on is said of this game: its texts know which boxes are on the table. */
export function speakOf(played: string): void {
    game = played
}

/** Fetch the catalogue of a language, as the game at hand speaks it, once. */
export async function loadCatalogue(lang: Lang): Promise<void> {
    const wanted = `/api/text/${lang}${game && `?game=${encodeURIComponent(game)}`}`
    if (loaded === wanted) return
    loaded = wanted
    try {
        const answer = await request(wanted)
        if (!answer.ok) throw new Error(answer.statusText)
        const told = (await answer.json()) as Record<string, string>
        if (loaded === wanted) entries = told
    } catch {
        if (loaded === wanted) loaded = ''
    }
}

/** Put a catalogue in place (tests, fixtures). */
export function setCatalogue(given: Record<string, string>): void {
    entries = given
}

function readable(key: string): string {
    const last = key.slice(key.lastIndexOf('.') + 1).replaceAll('_', ' ')
    return last.charAt(0).toUpperCase() + last.slice(1)
}

/** The text of a key, `say('name.place.palace')`; a readable guess while the catalogue is not there. */
export function say(key: string): string {
    return entries[key] ?? readable(key)
}

/** What a rule is about: IST-MOVE-1 belongs to those of IST-MOVE. Codes are for the page of the rules. */
export function ruleName(rule: string): string {
    return sayOr(`name.rule.${rule.replace(/-[^-]*$/, '')}`, '')
}

/** The text of a key, or nothing. */
export function sayOr(key: string, otherwise: string): string {
    return entries[key] ?? otherwise
}
