// The page's own words about Kairo; sentences about the game come from the server.
import { typesetAll } from '$lib/i18n/french'
import { settings } from '$lib/settings.svelte'
import { kairoEn, type KairoWords } from './words.en'
import { kairoFr } from './words.fr'

const words: Record<string, KairoWords> = { en: kairoEn, fr: typesetAll(kairoFr) }

/** The words in the language chosen. */
export function k(): KairoWords {
    return words[settings.lang] ?? kairoEn
}
