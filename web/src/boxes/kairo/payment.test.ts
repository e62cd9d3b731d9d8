import { render } from '@testing-library/svelte'
import { beforeEach, describe, expect, test } from 'vitest'
import { askOf, matchWith, option } from '$lib/ask/fixtures'
import type { Match } from '$lib/match/match.svelte'
import type { Option } from '$lib/net/wire'
import AskPayment from './AskPayment.svelte'
import {
    billOf,
    canAdd,
    canTake,
    fewest,
    kept,
    reached,
    slotsOf,
    tokensOf,
    total,
    type Terms,
} from './payment'
import { setPlans } from './plan.svelte'
import type { Hue, KairoView } from './view'

const TERMS: Terms = { cost: 3, least: 1, each: 2, mixed: true, discards: 3, fees: { JC2: ['white', 'red'] } }
const COINS: Record<Hue, number> = { white: 2, yellow: 2, red: 4, blue: 1, green: 2, purple: 1 }
const view = (draft: string[] = ['expand', 'colour:yellow', 'square:F6']): KairoView =>
    ({
        board: 'small',
        draft,
        seats: [{ coins: COINS, hand: ['S1', 'S2', 'JC2', 'S2'] }],
    }) as unknown as KairoView
const bill = (terms: Partial<Terms> = {}, fee: Hue | '' = '', draft?: string[]) =>
    billOf(view(draft), { ...TERMS, ...terms }, COINS, fee)

beforeEach(() =>
    setPlans({
        small: {
            map: '../..',
            sections: '1,2/3,4',
            cards: [
                ['S1', 'standard', [1], 3],
                ['S2', 'standard', [2], 3],
                ['JC2', 'joker', [2, 4], 1],
            ],
        },
    }),
)

describe('a payment', () => {
    test('begins with the fewest coins: its own colour, then whatever there is most of', () => {
        expect(fewest(bill())).toEqual({ yellow: 2, red: 2 })
        expect(fewest(bill({ cost: 2 }))).toEqual({ yellow: 2 })
        expect(fewest(bill({}, 'yellow'))).toEqual({ yellow: 1, red: 3, white: 1 })
        expect(fewest(bill({ mixed: false }))).toEqual({ yellow: 2, red: 2 })
    })

    test('reaches a sum of wholes and halves, each coin of the cost in a slot of its own', () => {
        const coins = { yellow: 2, red: 1 }
        expect(reached(bill(), coins)).toBe(2.5)
        expect(slotsOf(bill(), coins)).toEqual([['yellow'], ['yellow'], ['red']])
        expect(slotsOf(bill(), { yellow: 1, red: 1, white: 1 })).toEqual([['yellow'], ['white', 'red'], []])
    })

    test('takes no coin too many, and keeps the one it needs', () => {
        expect(canAdd(bill(), { yellow: 2, red: 2 }, 'white')).toBe(false)
        expect(canAdd(bill(), { yellow: 2, red: 1 }, 'white')).toBe(true)
        expect(canAdd(bill(), { yellow: 2, red: 1 }, 'yellow')).toBe(false)
        expect(canAdd(bill({ mixed: false }), { yellow: 2, red: 1 }, 'white')).toBe(false)
        expect(canTake(bill(), { yellow: 1 }, 'yellow')).toBe(false)
        expect(canTake(bill(), { yellow: 2 }, 'yellow')).toBe(true)
    })

    test('says what stays, without the coin that goes with the card', () => {
        expect(kept(bill({}, 'white'), { yellow: 2, red: 2 })).toMatchObject({ white: 1, yellow: 0, red: 2 })
        expect(total(kept(bill({}, 'white'), { yellow: 2, red: 2 }))).toBe(7)
    })

    test('is sent in the order it is asked for, and goes on where it stands', () => {
        const others = ['other:0', 'other:2', 'other:0', 'other:0', 'other:0']
        expect(tokensOf(bill(), { yellow: 2, red: 2 }, ['card:S1'])).toEqual(['card:S1', 'own:2', ...others])
        expect(tokensOf(bill({ cost: 2 }), { yellow: 2 }, [])).toEqual(['own:2'])
        const half = bill({}, '', [...view().draft, 'card:S1', 'own:2', 'other:1'])
        expect(half.fixed).toEqual({ white: 1, yellow: 2 })
        expect(fewest(half)).toEqual({ white: 1, yellow: 2, red: 1 })
        expect(tokensOf(half, fewest(half), [])).toEqual(['other:1', 'other:0', 'other:0', 'other:0'])
    })
})

describe('the payment chooser', () => {
    const cards = ['card:S2', 'card:JC2', 'card:three'].map((token) =>
        option(token, 'building', { gain: { vp: 5 } }),
    )
    const shown = (usual = 'card:S2') => {
        const sent: string[][] = []
        const ask = askOf(cards, { decision: 'ChooseCard', usual, facts: { ...TERMS } })
        const match = matchWith(ask).match as unknown as Match<KairoView>
        match.view = view()
        const onact = ({ plan }: Option): void => void sent.push(plan)
        const found = render(AskPayment, { ask, terms: TERMS, match, view: view(), onact })
        const press = async (name: string): Promise<void> => {
            found.getByRole('button', { name }).click()
            await Promise.resolve()
        }
        return { ...found, sent, press, main: () => found.container.querySelector('.btn.go')! }
    }

    test('lays out the fewest coins, and its button says what is paid for what', async () => {
        const { sent, main, press } = shown()
        expect(main().textContent).toContain('Pay 4 coins for +5')
        await press('Pay 4 coins for +5 Enter')
        expect(sent).toEqual([['card:S2', 'own:2', 'other:0', 'other:2', 'other:0', 'other:0', 'other:0']])
    })

    test('says what is short and the way out, on the button too', async () => {
        const { press, main, getByRole, sent } = shown()
        await press('1 red coin less')
        expect(getByRole('alert').textContent).toContain('Half a coin short.')
        expect(getByRole('alert').textContent).toContain('Add 1 more, or take the red one back.')
        expect(main().textContent).toContain('Half a coin short')
        expect(main().getAttribute('aria-disabled')).toBe('true')
        await press('1 more blue coin')
        expect(main().textContent).toContain('Pay 4 coins')
        expect(sent).toEqual([])
    })

    test('a joker card takes a coin besides, of the colours that can be spared', async () => {
        const { press, main, getByRole, sent } = shown()
        await press('card:JC2')
        expect(main().textContent).toContain('Pay 5 coins')
        expect(main().getAttribute('data-token')).toBe('card:JC2')
        expect(
            getByRole('button', { name: 'Pay the card with 1 yellow' }).getAttribute('aria-disabled'),
        ).toBe('true')
        await press('Pay the card with 1 white')
        await press('Pay 5 coins for +5 Enter')
        expect(sent[0]?.slice(0, 3)).toEqual(['card:JC2', 'coin:white', 'own:2'])
    })

    test('of four cards any three are given, and one is chosen to stay', async () => {
        const { press, sent } = shown('card:three')
        await press('Column 2·4')
        await press('Pay 4 coins for +5 Enter')
        expect(sent[0]?.slice(0, 2)).toEqual(['card:three', 'keep:JC2'])
    })
})
