// The page's own words say nothing of a box that may not be on the table, but where only that box speaks.
import { describe, expect, it } from 'vitest'
import { en } from './en'
import { fr } from './fr'
import { pagesEn } from './pages.en'
import { pagesFr } from './pages.fr'

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

/** Where the boxes are named, whatever is played; a code too has letters. */
const NAMED = 'top.games pages.games pages.newTable.choiceLines pages.newTable.expansion pages.newTable.together pages.rules pages.error.missing' // prettier-ignore
/** What stands only where the box is on the table. */
const OWN = {
    mocha: 'ask.placeIt board.barrier hand.guild hand.noGuild help.coffeeKey help.guild help.tileCosts pages.charts.coffee seat.barrier seat.coffee seat.guild verbs.barrier verbs.discard_guild verbs.guild verbs.roast verbs.ruby', // prettier-ignore
    letters: 'letters verbs.comp verbs.give_letter verbs.pick',
}

/** Every text by its path; one that is put together, as it is written. */
function texts(words: object, path = ''): [string, string][] {
    return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
        const here = path ? `${path}.${key}` : key
        return value && typeof value === 'object' ? texts(value, here) : [[here, String(value)]]
    })
}

describe.each([
    ['en', { ...en, pages: pagesEn }, WORDS.en],
    ['fr', { ...fr, pages: pagesFr }, WORDS.fr],
])('the words of the page in %s', (_, words, boxes) => {
    it.each(['mocha', 'letters'] as const)('speak of %s only where it is on the table', (box) => {
        const own = `${NAMED} ${OWN[box]}`.split(' ')
        const others = texts(words).filter(([path]) => !own.some((start) => path.startsWith(start)))
        expect(others.filter(([, text]) => boxes[box].test(text))).toEqual([])
        expect(texts(words).some(([, text]) => boxes[box].test(text))).toBe(true)
    })
})
