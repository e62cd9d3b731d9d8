import { describe, expect, it } from 'vitest'
import { anchors, CARD_WORDS, MOCHA_WORDS, PLACE_WORDS, RULES_OF, TILE_WORDS } from './help'
import { chaptersEn } from './rules.en'
import { chaptersFr } from './rules.fr'

const shape = (chapters: typeof chaptersEn): string[] =>
    chapters.flatMap(({ key, rules }) => [key, ...rules.map((rule) => rule.id)])

describe('the rules page', () => {
    it('says the same in both languages', () => {
        expect(shape(chaptersFr)).toEqual(shape(chaptersEn))
    })

    it('names every rule of a chapter once', () => {
        const ids = chaptersEn.flatMap(({ rules }) => rules.map((rule) => rule.id))
        expect(new Set(ids).size).toBe(ids.length)
    })

    it('has rules for everything that can be looked up', () => {
        const topics = [
            ...PLACE_WORDS.map((word) => `place.${word}`),
            ...CARD_WORDS.map((word) => `card.${word}`),
            ...TILE_WORDS.map((word) => `tile.${word}`),
            ...Object.entries(MOCHA_WORDS).flatMap(([kind, words]) => words.map((word) => `${kind}.${word}`)),
        ]
        expect(Object.keys(RULES_OF)).toEqual(topics)
    })

    it('has one anchor for each rule', () => {
        const found = anchors(['IST-PAY-5'])
        expect(found['IST-WARE-1']).toBe('place.fabric')
        expect(found['IST-PAY-5']).toBe('chapter')
    })
})
