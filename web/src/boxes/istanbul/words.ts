// The words of this game's screens, with those of the page.
import { withWords } from '$lib/i18n/index.svelte'
import { wordsOf } from '$lib/i18n/languages.svelte'
import type { words as english } from './words.en'

export const words = wordsOf<typeof english>('boxes/istanbul/words')
export const t = withWords(words)
export type Words = ReturnType<typeof t>
