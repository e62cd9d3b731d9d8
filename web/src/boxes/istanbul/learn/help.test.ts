import { describe, expect, it } from 'vitest'
import type { Section } from '../../../routes/rules/reading'
import base from '../../../routes/rules/text/istanbul-base.en.json'
import letters from '../../../routes/rules/text/istanbul-letters.en.json'
import mocha from '../../../routes/rules/text/istanbul-mocha.en.json'
import { CARD_WORDS, COPIES, LETTERS_WORDS, MOCHA_WORDS, PLACE_WORDS, RULES_OF, TILE_WORDS } from './help'

describe('what can be looked up', () => {
    it('has rules for everything', () => {
        const topics = [
            ...PLACE_WORDS.map((word) => `place.${word}`),
            ...CARD_WORDS.map((word) => `card.${word}`),
            ...TILE_WORDS.map((word) => `tile.${word}`),
            'card.blue_lira_3', // not in the box as we know it, but in somebody's own data
            ...[MOCHA_WORDS, LETTERS_WORDS]
                .flatMap(Object.entries<string[]>)
                .flatMap(([kind, words]) => words.map((word) => `${kind}.${word}`)),
        ]
        expect(Object.keys(RULES_OF).sort()).toEqual(topics.sort())
    })

    it('knows the 28 cards and 24 kiosk tiles of Letters & Seals', () => {
        expect(LETTERS_WORDS.card.reduce((sum, card) => sum + (COPIES[card] ?? 0), 0)).toBe(28)
        expect(LETTERS_WORDS.kiosk).toHaveLength(24)
    })

    it('names rules that are written', () => {
        const written = new Set(
            ([...base.sections, ...mocha.sections, ...letters.sections] as Section[]).flatMap(({ entries }) =>
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
