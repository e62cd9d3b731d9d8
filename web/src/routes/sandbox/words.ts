import { wordsOf } from '$lib/i18n/languages.svelte'
import { words as english } from './words.en'

export const s = wordsOf('routes/sandbox/words', english)
