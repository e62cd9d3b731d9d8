// Words about dice and their proof, in the language chosen.
import { wordsOf } from '$lib/i18n/languages.svelte'
import { words as english } from './words.en'

export const fairWords = wordsOf('lib/fair/words', english)

/** The beginning of a fingerprint, as people compare it. */
export const short = (fingerprint: string): string =>
    `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)} ${fingerprint.slice(8, 12)} …`
