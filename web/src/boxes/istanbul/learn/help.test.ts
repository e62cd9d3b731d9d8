import { describe, expect, it } from 'vitest'
import { COPIES as LETTERS_COPIES, RULES as LETTERS, topics as lettersTopics } from '$boxes/letters/topics'
import { RULES as MOCHA, topics as mochaTopics } from '$boxes/mocha/topics'
import { symbols } from '$lib/art/symbols'
import type { Section } from '../../../routes/rules/reading'
import base from '../../../routes/rules/text/istanbul-base.en.json'
import letters from '../../../routes/rules/text/istanbul-letters.en.json'
import mocha from '../../../routes/rules/text/istanbul-mocha.en.json'
import { OWN_RULES, wordsOf } from './help'
import { topics } from './topics'

describe('what can be looked up', () => {
    const all = [topics, mochaTopics, lettersTopics].flatMap((one) =>
        one.sections(true).flatMap(({ entries }) => entries),
    )

    it('is everything that has rules, with a drawing', () => {
        const rules = Object.keys({ ...OWN_RULES, ...MOCHA, ...LETTERS })
        const own = 'card-blue_lira_3' // not in the box as we know it, but in somebody's own data
        expect([...all.map(({ id }) => id), own].sort()).toEqual(
            rules.map((one) => one.replace('.', '-')).sort(),
        )
        expect(all.filter(({ symbol }) => !(symbol in symbols))).toEqual([])
        expect(all.filter(({ rules }) => !rules?.length)).toEqual([])
    })

    it('knows the 28 cards and 24 kiosk tiles of Letters & Seals', () => {
        const cards = wordsOf(LETTERS, 'card')
        expect(cards.reduce((sum, card) => sum + (LETTERS_COPIES[card] ?? 0), 0)).toBe(28)
        expect(wordsOf(LETTERS, 'kiosk')).toHaveLength(24)
    })

    it('names rules that are written', () => {
        const written = new Set(
            ([...base.sections, ...mocha.sections, ...letters.sections] as Section[]).flatMap(({ entries }) =>
                entries.map(({ id }) => id),
            ),
        )
        expect(all.flatMap(({ rules }) => rules ?? []).filter((rule) => !written.has(rule))).toEqual([])
    })
})
