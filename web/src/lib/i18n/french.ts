// What French does to words: de loses its vowel before another, and high signs stand behind a narrow space.
import { formatter } from './format'

const NARROW = '\u202f'
const ELIDING = /^(?:[aeiouhœæ]|y[^aeiou])/

export const f = formatter('fr', { one: 'er', other: 'e' })

/** `d’Ester`, `de Ben`. */
export function de(who: string): string {
    return ELIDING.test(who.toLowerCase().normalize('NFD')) ? `d’${who}` : `de ${who}`
}

export function typeset(text: string): string {
    return text.replace(/[ \u00a0](?=[:;!?»])/g, NARROW).replace(/(?<=«)[ \u00a0]/g, NARROW)
}
