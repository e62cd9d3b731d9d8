import { beforeEach, describe, expect, test } from 'vitest'
import { sentence } from '$lib/board/told'
import { option } from '$lib/ask/fixtures'
import { choose } from '$lib/settings.svelte'
import { seat } from './fixtures'
import { planOf, setPlans } from './plan.svelte'
import { cardTold, gateTold, medalTold, seatTold, squareTold, type OfSquare } from './telling'
import { standing, type KairoSeat, type KairoView } from './view'

const mine = (more: Partial<KairoSeat> = {}): KairoSeat => seat({ vp: 4, barkers: 1, ...more })
const RED = { main: 'B2', entrance: 'B3', expansions: ['C2'], size: 2 }
const view = (more: Partial<KairoView> = {}): KairoView =>
    ({
        board: 'small',
        draft: [],
        customers: { white: null, yellow: null, red: 'E1', blue: null, green: null, purple: null },
        waiting: 'blue',
        bank: { red: 5, blue: 1 },
        supply: { red: 6, blue: 1 },
        neutral: { blue: { main: 'E3', entrance: 'E2', expansions: [], size: 1 } },
        seats: [mine({ stands: { red: RED }, gold: ['red'], silver: ['red'] }), mine()],
        ...more,
    }) as unknown as KairoView
const match = (as: number) => ({
    as,
    name: (one: number) => `P${one}`,
    spoken: (one: number) => `Player ${one}`,
})

beforeEach(() => {
    choose({ lang: 'en' })
    setPlans({
        small: {
            map: 'R.#../R...C/R....',
            sections: '1,1,-,2,2/1,1,2,2,2/3,3,3,3,3',
            cards: [
                ['S1', 'standard', [1], 3],
                ['JR1', 'joker', [1, 2, 3], 1],
            ],
            costs: [0, 0, 2, 3, 4],
            scored: [0, 0, 2, 5, 9],
            medals: [3, 2],
            commission: 1,
            neutral_income: 1,
        },
    })
})

describe('a square says', () => {
    const say = (square: string, more: Partial<OfSquare> = {}, as = 0): string => {
        const seen = more.view ?? view()
        const here = standing(seen).get(square)
        return sentence(
            squareTold({ match: match(as), view: seen, plan: planOf('small'), square, here, ...more }),
        )
    }

    test('what its stand has scored, what customers pay and what the next size costs and brings', () => {
        expect(say('B2')).toBe(
            'B2, section 1, your red stand, size 2. 2 points so far for its size. It holds both medals. ' +
                'A customer you lure here pays you 2 red. Size 3 costs 3 red and brings 3 points.',
        )
        expect(say('C2', {}, 1)).toMatch(/^C2, section 2, tile of P0’s red stand, size 2\. /)
        expect(say('C2', {}, 1)).toMatch('A customer here pays P0 2 red, and 1 to whoever lures it.')
        expect(say('E3')).toBe(
            'E3, section 3, the neutral blue stand, size 1. A customer here pays 1 blue to whoever lures it.',
        )
    })

    test('why a stand cannot grow', () => {
        const blocked = view({ seats: [mine({ stands: { red: RED }, blocked: ['red'] }), mine()] })
        expect(say('B2', { view: blocked })).toMatch(/Blocked: it has no square to grow on\.$/)
        const none = view({ supply: { red: 0 } as KairoView['supply'] })
        expect(say('B2', { view: none })).toMatch(/No red tile is left\.$/)
    })

    test('how far the customer of a door is', () => {
        expect(say('B3')).toBe(
            'B3, section 3, your red door, free. A customer you lure here pays you 2 red. ' +
                'The red customer is 5 steps away.',
        )
        expect(say('E1', { doors: 2 })).toBe(
            'E1, section 2, red customer. It can be lured to 2 doors: choose it to see them.',
        )
    })

    test('what choosing it would do, for each stand that would grow there, or why not', () => {
        const grow = (hue: string) =>
            option('square:D1', 'square', {
                sum: { title: `Enlarge your ${hue} stand on D1`, line: 'Size 3, section 2.' },
            })
        expect(say('D1', { options: [grow('red'), grow('blue')] })).toBe(
            'D1, section 2, free. Enlarge your red stand on D1. Size 3, section 2. ' +
                'Enlarge your blue stand on D1. Size 3, section 2.',
        )
        const why = { text: 'No.', rule: '', help: 'A card.' }
        expect(say('A1', { why: why as never })).toBe(
            'A1, section 1, restaurant, free. Not possible: No. What would help: A card.',
        )
    })
})

test('gates, medals, cards and seats say what they hold and what it counts', () => {
    const seen = { match: match(0), view: view(), plan: planOf('small') }
    expect(sentence(gateTold(seen, 'blue'))).toBe(
        'Blue. 1 tile left, 1 coin in the bank. Its customer waits at the gate: it enters where the next one is lured.',
    )
    expect(sentence(medalTold(seen, 'gold', 'red'))).toBe(
        'Gold medal of red. It is yours. It counts 3 when won, and again at the end.',
    )
    expect(sentence(medalTold(seen, 'silver', 'blue'))).toMatch('Nobody has it yet. It counts 2')
    const card = (name: string, count: number, mine: boolean) =>
        sentence(cardTold({ plan: seen.plan, card: name, count, mine }))
    expect(card('S1', 2, true)).toBe('Section 1. Opens section 1 for one build. 2 of these.')
    expect(card('JR1', 1, false)).toMatch('Opens one of the sections 1·2·3 and takes a coin')
    expect(card('barker', 4, false)).toBe('Barker. Calls a customer past one nearer door. 4 in the supply.')
    expect(card('pile', 9, false)).toBe('Pile. 9 cards, unseen.')
    expect(sentence(seatTold(seen, 0))).toBe(
        'Player 0. 4 points, 3 building cards, 1 barker, gold medal of red, silver medal of red, coins behind the screen.',
    )
})
