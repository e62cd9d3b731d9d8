import { sentence } from '$lib/board/told'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Option } from '$lib/net/wire'
import AskBundle from './AskBundle.svelte'
import AskCard from './AskCard.svelte'
import AskDie from './AskDie.svelte'
import AskEdge from '$boxes/mocha/AskEdge.svelte'
import AskGood from './AskGood.svelte'
import AskNumber from '$lib/ask/AskNumber.svelte'
import AskPlace from './AskPlace.svelte'
import AskPlain from '$lib/ask/AskPlain.svelte'
import AskSeat from '$lib/ask/AskSeat.svelte'
import AskSet from './AskSet.svelte'
import { asked as frame, option } from '$lib/ask/fixtures'
import { adds } from '$boxes/mocha/adds'
import { extend } from '../extend'
import type { View } from '../view'

afterEach(cleanup)

const press = (key: string, more: KeyboardEventInit = {}) =>
    fireEvent.keyDown(document.body, { key, ...more })
const watch = () => vi.fn<(option: Option) => void>()
const token = (onact: ReturnType<typeof watch>) => onact.mock.calls.map(([one]) => one.token)

extend([adds])

/** At a table at which seat 0 has these goods. */
function asked(...given: Parameters<typeof frame>) {
    const { match, props } = frame(...given)
    const goods = { red: 2, green: 1, yellow: 0, blue: 2 }
    match.view = { seats: [{ goods, coffee: 3, capacity: 2 }] } as unknown as View
    return { match, choice: match.choice, why: props.why, props: props as never }
}

describe('place', () => {
    const options = [
        option('move:palace', 'place', {
            text: 'Move to Palace',
            plan: ['move:palace', 'leave', 'pay'],
            moves: true,
            lines: ['You move.', 'You leave an assistant.', 'You pay 2 Lira to Mert.'],
        }),
        option('move:tea', 'place'),
    ]

    test('counts the open places until one is chosen', () => {
        render(AskPlace, asked(options, watch()).props)
        expect(screen.getByText(/2 places are open/)).toBeTruthy()
    })

    test('shows the plan of the chosen place and confirms it', async () => {
        const onact = watch()
        const { choice, props } = asked(options, onact)
        choice.chosen = options[0] ?? null
        render(AskPlace, props)
        expect(screen.getByText('You pay 2 Lira to Mert.')).toBeTruthy()
        expect(screen.queryByText('You move.')).toBeNull()
        await fireEvent.click(screen.getByRole('button', { name: /Go there/ }))
        expect(token(onact)).toEqual(['move:palace'])
    })

    test('gives the choice back', async () => {
        const { choice, props } = asked(options, watch())
        choice.chosen = options[0] ?? null
        render(AskPlace, props)
        await fireEvent.click(screen.getByRole('button', { name: /Other/ }))
        expect(choice.chosen).toBeNull()
    })
})

describe('good', () => {
    const options = [option('gain:R', 'good'), option('gain:B', 'good')]
    const reason = { rule: 'IST-CART-1', text: 'Your cart has no room for spice.' }

    test('acts on a click and on its letter', async () => {
        const onact = watch()
        render(AskGood, asked(options, onact).props)
        await fireEvent.click(screen.getByRole('button', { name: /gain:R/ }))
        await press('b')
        expect(token(onact)).toEqual(['gain:R', 'gain:B'])
    })

    test('a good without room stays focusable and says why', async () => {
        const onact = watch()
        const { why, props } = asked(options, onact, { why: { 'gain:G': reason } })
        render(AskGood, props)
        const full = screen.getByRole('button', { name: /no room for spice/ })
        expect(full.getAttribute('aria-disabled')).toBe('true')
        await fireEvent.click(full)
        expect(onact).not.toHaveBeenCalled()
        expect(sentence(why.told)).toBe(reason.text)
    })
})

describe('bundle', () => {
    const options = [
        option('sell:R', 'bundle', { gain: { lira: 3 } }),
        option('sell:B', 'bundle', { gain: { lira: 3 } }),
        option('sell:RB', 'bundle', { gain: { lira: 7 } }),
    ]

    test('begins with the largest bundle and names act and result', async () => {
        const onact = watch()
        render(AskBundle, asked(options, onact).props)
        await fireEvent.click(screen.getByRole('button', { name: /Sell 2 for 7 Lira/ }))
        expect(token(onact)).toEqual(['sell:RB'])
    })

    test('letters add, with Shift they subtract', async () => {
        const onact = watch()
        render(AskBundle, asked(options, onact).props)
        await press('R', { shiftKey: true })
        await fireEvent.click(screen.getByRole('button', { name: /Sell 1 for 3 Lira/ }))
        await press('r')
        expect(screen.getByRole('button', { name: /Sell 2 for 7 Lira/ })).toBeTruthy()
        expect(token(onact)).toEqual(['sell:B'])
    })

    test('coffee is a fifth kind, and what is taken is not counted against the cart', async () => {
        const onact = watch()
        const taken = ['BB', 'BC', 'CC'].map((one) => option(`take_set:${one}`, 'bundle'))
        render(AskBundle, asked(taken, onact).props)
        expect(screen.getByText('you have 3')).toBeTruthy()
        await press('b', { shiftKey: true })
        await press('c')
        await fireEvent.click(screen.getByRole('button', { name: 'take_set:BC' }))
        expect(token(onact)).toEqual(['take_set:BC'])
    })

    test('a bundle that is not on offer cannot be sent', async () => {
        render(AskBundle, asked([option('deliver:RB', 'bundle')], watch()).props)
        await press('R', { shiftKey: true })
        expect(screen.getByRole('button', { name: 'Choose more' }).getAttribute('aria-disabled')).toBe('true')
    })
})

describe('number', () => {
    const options = [3, 8, 10].map((n) => option(`tea:${n}`, 'number', { text: `Announce ${n}` }))
    const odds = [
        { ways: 15, of: 36, gain: { lira: 8 } },
        { ways: 21, of: 36, gain: { lira: 2 } },
    ]

    test('is chosen by one click', async () => {
        const onact = watch()
        render(AskNumber, asked(options, onact).props)
        await fireEvent.click(screen.getByRole('button', { name: 'Announce 8' }))
        expect(token(onact)).toEqual(['tea:8'])
    })

    test('is typed: its button has the focus, and Enter would press it', async () => {
        const onact = watch()
        render(AskNumber, asked(options, onact).props)
        await press('1')
        await press('0')
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Announce 10' }))
        expect(token(onact)).toEqual([])
    })

    test('tells the odds it was sent', () => {
        render(
            AskNumber,
            asked(
                options.map((one) => ({ ...one, odds })),
                watch(),
            ).props,
        )
        expect(screen.getByRole('button', { name: '8. Reached in 42 %' })).toBeTruthy()
    })
})

describe('set', () => {
    const options = ['return', 'return:spice', 'return:tea', 'return:spice,tea'].map((one) =>
        option(one, 'set'),
    )

    test('sends exactly the places ticked', async () => {
        const onact = watch()
        render(AskSet, asked(options, onact).props)
        await fireEvent.click(screen.getByRole('checkbox', { name: /Spice/ }))
        await fireEvent.click(screen.getByRole('button', { name: 'return:tea' }))
        expect(token(onact)).toEqual(['return:tea'])
    })

    test('begins with all of them', async () => {
        const onact = watch()
        render(AskSet, asked(options, onact).props)
        await fireEvent.click(screen.getByRole('button', { name: 'return:spice,tea' }))
        expect(token(onact)).toEqual(['return:spice,tea'])
    })

    test('A takes all', async () => {
        const { choice, props } = asked(options, watch())
        render(AskSet, props)
        await press('a')
        expect(choice.ticked).toEqual(['spice', 'tea'])
    })
})

describe('die', () => {
    const options = [option('set4:1', 'die'), option('set4:2', 'die')]

    test('is chosen by its number and then confirmed', async () => {
        const onact = watch()
        render(AskDie, asked(options, onact, { facts: { dice: [2, 5] } }).props)
        expect(screen.getByText('Rolled 2 and 5')).toBeTruthy()
        await press('2')
        await fireEvent.click(document.activeElement as HTMLElement)
        expect(token(onact)).toEqual(['set4:2'])
    })
})

describe('die with two ways', () => {
    test('a key pressed again takes the next way', async () => {
        const onact = watch()
        const options = [option('set4:1', 'die'), option('set6:1', 'die'), option('set6:2', 'die')]
        render(AskDie, asked(options, onact, { facts: { dice: [2, 5] } }).props)
        await press('1')
        await press('1')
        await fireEvent.click(document.activeElement as HTMLElement)
        expect(token(onact)).toEqual(['set6:1'])
    })
})

describe('edge', () => {
    const options = ['barrier:7|17', 'barrier:1|7'].map((one) => option(one, 'edge'))

    test('is chosen by name and then confirmed', async () => {
        const onact = watch()
        const { choice, props } = asked(options, onact)
        render(AskEdge, props)
        await fireEvent.change(screen.getByLabelText(/^Choose an edge/), { target: { value: 'barrier:1|7' } })
        expect(choice.chosen?.token).toBe('barrier:1|7')
        await fireEvent.click(screen.getByRole('button', { name: /Place the barrier/ }))
        expect(token(onact)).toEqual(['barrier:1|7'])
    })
})

describe('seat', () => {
    test('one button for each seat', async () => {
        const onact = watch()
        render(AskSeat, asked([option('catch:1', 'seat'), option('catch:2', 'seat')], onact).props)
        await fireEvent.click(screen.getByRole('button', { name: 'catch:2' }))
        expect(token(onact)).toEqual(['catch:2'])
    })
})

describe('card', () => {
    test('is played by its place in the row', async () => {
        const onact = watch()
        render(
            AskCard,
            asked([option('discard:stay', 'card'), option('discard:lira_5', 'card')], onact).props,
        )
        await press('2')
        expect(token(onact)).toEqual(['discard:lira_5'])
    })
})

describe('guild card', () => {
    test('says its number and what it does', async () => {
        const onact = watch()
        render(AskCard, asked([option('guild:17', 'card', { text: 'Play the card' })], onact).props)
        await fireEvent.click(screen.getByRole('button', { name: /^Play the card/ }))
        expect(token(onact)).toEqual(['guild:17'])
    })
})

describe('plain', () => {
    const options = [option('pay', 'plain', { text: 'Pay the other merchants' })]
    const out = [option('refuse', 'plain', { text: 'Pay nobody', main: false })]

    test('Y and N answer', async () => {
        const onact = watch()
        render(AskPlain, { options, out, leads: true, yesNo: true, onact })
        await press('y')
        await press('n')
        expect(token(onact)).toEqual(['pay', 'refuse'])
    })

    test('keys are quiet while something is typed', async () => {
        const onact = watch()
        render(AskPlain, { options, out, leads: true, yesNo: true, onact })
        await press('y', { ctrlKey: true })
        expect(onact).not.toHaveBeenCalled()
    })
})
