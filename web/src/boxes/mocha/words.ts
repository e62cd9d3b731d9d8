// The words of this box, with those of its game and of the page.
import { merge } from '$lib/i18n/merge'
import { withWords } from '$lib/i18n/index.svelte'
import { words } from '$boxes/istanbul/words'
import { mochaEn } from './words.en'
import { mochaFr } from './words.fr'

export const t = withWords({ en: merge(words.en, mochaEn), fr: merge(words.fr, mochaFr) })
