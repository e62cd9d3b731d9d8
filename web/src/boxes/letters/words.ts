// The words of this box, with those of its game and of the page.
import { withWords } from '$lib/i18n/index.svelte'
import { wordsOf } from '$lib/i18n/languages.svelte'
import { words } from '$boxes/istanbul/words'
import { words as english } from './words.en'

export const t = withWords(words, wordsOf('boxes/letters/words', english))
