import { render } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import { askOf, matchWith, option } from '$lib/ask/fixtures'
import type { Match } from '$lib/match/match.svelte'
import ChoiceRow from './ChoiceRow.svelte'
import Confirm from './Confirm.svelte'
import { spokenAnswer } from './label'
import { cardIn, filtered, grouped, isRead, pictureOf, rowOf, rowsOf, type Filter } from './listing'
import { read } from './plan.svelte'
import { words as kairoEn } from './words.en'
import { words as kairoFr } from './words.fr'
import type { KairoView } from './view'

const sum = (title: string, more = {}) => ({ title, act: title, ...more })
const grow = option('square:F6', 'square', {
    plan: ['expand', 'colour:yellow', 'square:F6'],
    gain: { vp: 5, yellow: -2 },
    sum: sum('Enlarge your yellow stand on F6', {
        line: 'Size 3, section 5.',
        note: 'Last yellow tile: the end begins.',
        cost: [
            { sign: 'yellow', count: 2, text: '2 yellow' },
            { sign: 'card:JC2', count: 1, text: 'card “column 2·5·8”' },
        ],
        short: { sign: 'vp', count: 5, text: '+5 points' },
    }),
})
const lure = option('target:1-red', 'stand', {
    plan: ['lure', 'target:1-red'],
    gain: { red: 1 },
    sum: sum('Lure the red customer to Eye’s door J7'),
})
const found = option('colour:white', 'colour', {
    plan: ['main', 'colour:white'],
    sum: { title: 'New white stand', short: { sign: 'squares', count: 9, text: '9 squares' } },
})
const draw = option('draw', 'plain', { sum: { title: 'Draw two cards' } })
const ask = { ...askOf([], { decision: 'ChooseAction' }), ways: [grow, lure, found, draw] }
const all: Filter = { action: 'all', hue: '', points: false, sorted: false }

describe('the choices as a list', () => {
    const rows = rowsOf(ask)

    test('are whole answers, by action', () => {
        expect(grouped(rows).map(([verb, some]) => [verb, some.length])).toEqual([
            ['expand', 1],
            ['lure', 1],
            ['main', 1],
            ['draw', 1],
        ])
        expect(rows.map(pictureOf)).toEqual([
            'kairo-stall-yellow',
            'kairo-cust-red',
            'kairo-stall-white',
            'kairo-draw',
        ])
    })

    test('can be narrowed down to an action, a colour, or what brings points', () => {
        const left = (filter: Partial<Filter>) =>
            filtered(rows, { ...all, ...filter }).map(({ verb }) => verb)
        expect(left({ action: 'build' })).toEqual(['expand', 'main'])
        expect(left({ hue: 'red' })).toEqual(['lure'])
        expect(left({ points: true })).toEqual(['expand'])
    })

    test('are read before they are sent, unless they only lead on', () => {
        expect(rows.map(isRead)).toEqual([true, true, false, false])
    })

    test('leave the payment to be chosen only where it could be another', () => {
        const match = matchWith(ask).match as unknown as Match<KairoView>
        const shown = (plan: string[]) => {
            const props = {
                option: { ...grow, plan },
                match,
                text: '',
                self: 'Pay differently',
                onact: () => {},
            }
            const { queryByText, unmount } = render(Confirm, props)
            const found = Boolean(queryByText('Pay differently'))
            unmount()
            return found
        }
        expect(shown(grow.plan)).toBe(false)
        expect(shown([...grow.plan, 'pay:2-yellow'])).toBe(true)
        expect(shown(['square:F6'])).toBe(false)
        expect(shown(['square:F6', 'pay:2-yellow'])).toBe(true)
    })

    test('are the options of any other question', () => {
        const other = rowsOf(askOf([option('square:B2', 'square')], { decision: 'ChooseSquare' }))
        expect(grouped(other)).toHaveLength(1)
    })

    test('of cards show the card, the pile or the barker', () => {
        const taken = ['take:pile', 'take:barker'].map((token) => rowOf(option(token, 'card')))
        expect(taken.map(pictureOf)).toEqual(['kairo-back', 'kairo-crier'])
        expect(cardIn(rowOf(option('take:JC2', 'card')), { JC2: {} })).toBe('JC2')
        expect(cardIn(rowOf(draw), { JC2: {} })).toBe('')
    })

    test('are read out as sentence, second line, cost and gain', () => {
        const spoken =
            'Enlarge your yellow stand on F6. Size 3, section 5. Last yellow tile: the end begins. 2 yellow, card “column 2·5·8”. +5 points'
        expect(spokenAnswer(grow)).toBe(spoken)
        const match = matchWith(ask).match as unknown as Match<KairoView>
        const row = rows[0]!
        const { getByRole } = render(ChoiceRow, { row, match, chosen: false, onchoose: () => {} })
        expect(getByRole('button', { name: spoken }).textContent).toContain('the end begins')
    })
})

describe('a card', () => {
    const plan = read({
        map: '.../.../...',
        sections: '1,2,3/4,5,6/7,8,9',
        cards: [
            ['S4', 'standard', [4], 3],
            ['JR2', 'joker', [4, 5, 6], 1],
            ['JC2', 'joker', [2, 5, 8], 1],
            ['JX', 'joker', [2, 4, 8], 1],
        ],
    })
    const names = (words: typeof kairoEn) =>
        Object.values(plan.cards).map(({ sections, lie }) => words.hand.short(sections, lie))

    test('is called by what it opens, never by its code, in either language', () => {
        expect(names(kairoEn)).toEqual(['Section 4', 'Row 4·5·6', 'Column 2·5·8', 'Sections 2·4·8'])
        expect(names(kairoFr)).toEqual(['Secteur 4', 'Ligne 4·5·6', 'Colonne 2·5·8', 'Secteurs 2·4·8'])
    })

    /** Read as a number, a word or a list of them. */
    const SOME = Array.from({ length: 3 }, () => Object.assign(['2'], { toLowerCase: () => '2' }))

    test('has no code in any word of the page', () => {
        const said = (words: unknown): string[] => {
            if (typeof words === 'string') return [words]
            if (typeof words === 'function')
                return [String((words as (...some: unknown[]) => string)(...SOME))]
            return Object.values(words as object).flatMap(said)
        }
        const texts = [...said(kairoEn), ...said(kairoFr)].filter((text) =>
            /(^|[^A-Z])(S\d|J[A-Z]+\d)/.test(text),
        )
        expect(texts).toEqual([])
    })
})
