// The page's own words about Kairo; sentences about the game come from the server.
import { wordsOf } from '$lib/i18n/languages.svelte'
import type { words as english } from './words.en'

/** The words in the language chosen. */
export const k = wordsOf<typeof english>('boxes/kairo/words')
