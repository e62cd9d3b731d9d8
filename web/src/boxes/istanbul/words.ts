// The words of this game's screens, with those of the page.
import { withWords } from '$lib/i18n/index.svelte'
import { wordsOf } from '$lib/i18n/languages.svelte'
import { words as english } from './words.en'

export const words = wordsOf('boxes/istanbul/words', english)
export const t = withWords(words)
export type Words = ReturnType<typeof t>
