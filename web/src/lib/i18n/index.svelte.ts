// The words of the page. Sentences about the game come from the server; see catalogue.svelte.ts for its names.
import { BOXES } from '$lib/boxes'
import { settings, type Lang } from '$lib/settings.svelte'
import { en } from './en'
import { fr } from './fr'
import { typesetAll } from './french'
import { merge } from './merge'
import { pagesEn } from './pages.en'
import { pagesFr } from './pages.fr'

const own = { en: { ...en, pages: pagesEn }, fr: { ...fr, pages: pagesFr } }
export type Words = typeof own.en

/** With what the boxes say of themselves. */
const withBoxes = (lang: Lang): Words =>
    BOXES.reduce<Words>((all, { words }) => merge(all, words?.[lang] ?? {}) as Words, own[lang])
const words: Record<Lang, Words> = { en: withBoxes('en'), fr: typesetAll(withBoxes('fr')) }

/** The words in the language chosen: `t().undo`. */
export function t(): Words {
    return words[settings.lang]
}

/** The same with the words of a box. */
export function withWords<Own extends object>(given: Record<Lang, Own>): () => Words & Own {
    const both = { en: merge(words.en, given.en), fr: merge(words.fr, typesetAll(given.fr)) }
    return () => both[settings.lang]
}
