// The words of this box, with those of its game and of the page.
import { withWords } from '$lib/i18n/index.svelte'
import { wordsOf } from '$lib/i18n/languages.svelte'
import { words } from '$boxes/istanbul/words'
import type { words as english } from './words.en'

export const t = withWords(words, wordsOf<typeof english>('boxes/letters/words'))
