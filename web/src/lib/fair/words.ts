// Words about dice and their proof, in the language chosen.
import { wordsOf } from '$lib/i18n/languages.svelte'
import type { words as english } from './words.en'

export const fairWords = wordsOf<typeof english>('lib/fair/words')

/** The beginning of a fingerprint, as people compare it. */
export const short = (fingerprint: string): string =>
    `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)} ${fingerprint.slice(8, 12)} …`
