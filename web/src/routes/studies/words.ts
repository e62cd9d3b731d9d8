import { wordsOf } from '$lib/i18n/languages.svelte'
import type { words as english } from './words.en'

export const w = wordsOf<typeof english>('routes/studies/words')
