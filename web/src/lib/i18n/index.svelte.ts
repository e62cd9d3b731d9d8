// The words of the page. Sentences about the game come from the server; see catalogue.svelte.ts for its names.
import { settings, type Lang } from '$lib/settings.svelte'
import { en } from './en'
import { fr } from './fr'
import { pagesEn } from './pages.en'
import { pagesFr } from './pages.fr'

const english = { ...en, pages: pagesEn }
export type Words = typeof english
const words: Record<Lang, Words> = { en: english, fr: { ...fr, pages: pagesFr } }

/** The words in the language chosen: `t().undo`. */
export function t(): Words {
    return words[settings.lang]
}
