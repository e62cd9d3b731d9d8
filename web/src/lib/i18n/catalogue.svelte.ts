// The server's message catalogue: names and help texts of places, cards and tiles.
import type { Lang } from '$lib/settings.svelte'

let entries = $state.raw<Record<string, string>>({})
let loaded = ''

/** Fetch the catalogue of a language, once. */
export async function loadCatalogue(lang: Lang): Promise<void> {
    if (loaded === lang) return
    loaded = lang
    try {
        const answer = await fetch(`/api/text/${lang}`)
        if (!answer.ok) throw new Error(answer.statusText)
        entries = (await answer.json()) as Record<string, string>
    } catch {
        loaded = ''
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

/** What a place does; an expansion of the game may have a tile of its own for it. */
export function placeText(game: string, place: string): string {
    const known = game.split('+').map((part) => entries[`place_text.${part}.${place}`])
    return known.findLast(Boolean) ?? say(`place_text.${place}`)
}

/** The text of a key, or nothing. */
export function sayOr(key: string, otherwise: string): string {
    return entries[key] ?? otherwise
}
