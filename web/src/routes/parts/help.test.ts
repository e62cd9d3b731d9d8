import { describe, expect, it } from 'vitest'
import type { Section } from '../rules/reading'
import base from '../rules/text/istanbul-base.en.json'
import mocha from '../rules/text/istanbul-mocha.en.json'
import { CARD_WORDS, MOCHA_WORDS, PLACE_WORDS, RULES_OF, TILE_WORDS } from './help'

describe('what can be looked up', () => {
    it('has rules for everything', () => {
        const topics = [
            ...PLACE_WORDS.map((word) => `place.${word}`),
            ...CARD_WORDS.map((word) => `card.${word}`),
            ...TILE_WORDS.map((word) => `tile.${word}`),
            ...Object.entries(MOCHA_WORDS).flatMap(([kind, words]) => words.map((word) => `${kind}.${word}`)),
        ]
        expect(Object.keys(RULES_OF).sort()).toEqual(topics.sort())
    })

    it('names rules that are written', () => {
        const written = new Set(
            ([...base.sections, ...mocha.sections] as Section[]).flatMap(({ entries }) =>
                entries.map(({ id }) => id),
            ),
        )
        expect(
            Object.values(RULES_OF)
                .flat()
                .filter((rule) => !written.has(rule)),
        ).toEqual([])
    })
})
