// What is said of every game says nothing of a box that may not be on the table.
import { describe, expect, it } from 'vitest'
import { en } from '$lib/i18n/en'
import { fr } from '$lib/i18n/fr'
import { pagesEn } from '$lib/i18n/pages.en'
import { pagesFr } from '$lib/i18n/pages.fr'
import { en as titlesEn } from './titles.en'
import { fr as titlesFr } from './titles.fr'
import { istanbulEn } from './words.en'
import { istanbulFr } from './words.fr'

/** What is only in a box, by its words. */
const WORDS = {
    en: {
        mocha: /coffee|guild|tavern|roast|barrier|baksheesh/i,
        letters: /\bletters?\b|\bseals?\b|kiosk|courier|embassy|auction|companion|catacomb/i,
    },
    fr: {
        mocha: /café|guilde|tavern|torréf|barrière|bakchich/i,
        letters: /\blettres?\b|sceau|kiosque|messager|ambassade|enchère|compagnon|catacomb/i,
    },
}

/** Every text by its path; one that is put together, as it is written. */
function texts(words: object, path = ''): [string, string][] {
    return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
        const here = path ? `${path}.${key}` : key
        return value && typeof value === 'object' ? texts(value, here) : [[here, String(value)]]
    })
}

describe.each([
    ['en', [{ ...en, pages: pagesEn }, istanbulEn, titlesEn], WORDS.en],
    ['fr', [{ ...fr, pages: pagesFr }, istanbulFr, titlesFr], WORDS.fr],
])('the words of the page and of the base game in %s', (_, words, boxes) => {
    it.each(['mocha', 'letters'] as const)('say nothing of %s', (box) => {
        const said = words.flatMap((one) => texts(one)).filter(([, text]) => boxes[box].test(text))
        // a code too has letters
        expect(said.filter(([path]) => path !== 'pages.error.missing')).toEqual([])
    })
})
