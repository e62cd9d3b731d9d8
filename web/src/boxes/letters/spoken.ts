// What lies before a player with Letters & Seals, in words.
import { named, plain, type Told } from '$lib/board/told'
import { say } from '$lib/i18n/catalogue.svelte'
import { t } from './words'
import type { Thing } from '$boxes/istanbul/board/things'
import type { SeatView, View } from '$boxes/istanbul/view'
import type { Match } from '$lib/match/match.svelte'
import { companionPlace, letterOf, sealsOf } from './letters'

/** A letter by the name of its place, and whether it is delivered. */
export function letterWords(word: string): string {
    const letter = letterOf(word)
    return t().letters.spoken(say(`the.place.${letter.place}`), letter.delivered)
}

/** What a letter is worth, where it goes and what for. */
export function letterTold(word: string): Told[] {
    const { number, place, delivered } = letterOf(word)
    const w = t().letters
    return [
        named(`${number} ${say(`name.place.${place}`)}.`),
        plain(delivered ? w.isDelivered : w.goesTo(say(`name.place.${place}`))),
        plain(w.sealsBuy),
    ]
}

/** The letters of whoever looks, for the list. */
export function letterThings(match: Match<View>): Thing[] {
    const words = match.view?.seats[match.as]?.letters ?? []
    return words.map((word, i) => ({ key: `letter.${i}`, symbol: 'letter', told: letterTold(word) }))
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
