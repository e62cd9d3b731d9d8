// The words of this game's screens, with those of the page.
import { withWords } from '$lib/i18n/index.svelte'
import { istanbulEn } from './words.en'
import { istanbulFr } from './words.fr'

export const words = { en: istanbulEn, fr: istanbulFr }
export const t = withWords(words)
export type Words = ReturnType<typeof t>
