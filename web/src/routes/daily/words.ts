import { wordsOf } from '$lib/i18n/languages.svelte'
import type { words as english } from './words.en'

export const d = wordsOf<typeof english>('routes/daily/words')
