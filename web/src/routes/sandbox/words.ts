import { wordsOf } from '$lib/i18n/languages.svelte'
import type { words as english } from './words.en'

export const s = wordsOf<typeof english>('routes/sandbox/words')
