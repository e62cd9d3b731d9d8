// The words of the page. Sentences about the game come from the server; see catalogue.svelte.ts for its names.
import { BOXES, type Box } from '$lib/boxes'
import { FIRST, once, spoken, wordsOf } from './languages.svelte'
import { merge } from './merge'
import type { words as pagesEn } from './pages.en'
import type { words as tableEn } from './table.en'
import { everyText } from './typeset'

export type Words = typeof tableEn & { pages: typeof pagesEn }

const table = wordsOf<typeof tableEn>('lib/i18n/table')
const pages = wordsOf<typeof pagesEn>('lib/i18n/pages')

/** What a box says of itself: in a file of each language, or, if it comes from elsewhere, beside its English. */
function titlesOf({ name, words = {} }: Box): object {
    const { lang, typeset, words: said } = spoken()
    const own = words[lang] ?? words[FIRST] ?? {}
    return (said[`boxes/${name}/titles`] ?? everyText(own, typeset)) as object
}

/** The words in the language chosen: `t().undo`. */
export const t = once(() =>
    BOXES.reduce<Words>((all, box) => merge(all, titlesOf(box)) as Words, { ...table(), pages: pages() }),
)

/** The same with the words of a game and those of a box that is laid beside it. */
export function withWords<Own extends object, More extends object = object>(
    own: () => Own,
    more?: () => More,
): () => Words & Own & More {
    return once(() => merge(merge(t(), own()), more?.() ?? {}) as Words & Own & More)
}
