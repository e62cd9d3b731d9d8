// What lies before a player with Letters & Seals, in words.
import { say } from '$lib/i18n/catalogue.svelte'
import { t } from './words'
import type { SeatView } from '$boxes/istanbul/view'
import { companionPlace, letterOf, sealsOf } from './letters'

/** A letter by the name of its place, and whether it is delivered. */
export function letterWords(word: string): string {
    const letter = letterOf(word)
    return t().letters.spoken(say(`the.place.${letter.place}`), letter.delivered)
}

/** Where a companion is. */
export function companionWords(companion: string | undefined): string {
    const w = t().letters
    const place = companionPlace(companion)
    if (place) return w.companionAt(say(`name.place.${place}`))
    return companion === 'personal_supply' ? w.companionReady : w.companionAway
}

/** Seals, letters and companion of a seat; nothing in a game without them. */
export function lettersSpoken(has: SeatView): string[] {
    if (!has.letters) return []
    return [
        t().letters.seals(sealsOf(has.letters)),
        ...has.letters.map(letterWords),
        companionWords(has.companion),
    ]
}
