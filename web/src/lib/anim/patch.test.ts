import { expect, test } from 'vitest'
import type { View } from '$lib/match/view'
import { patch } from './patch'

const seat = () => ({
    lira: 5,
    goods: { red: 0, green: 0, yellow: 0, blue: 0 },
    merchant: 'fountain',
    family: 'police',
    assistants: ['tea'],
    stack: 3,
    rubies: 0,
    tiles: [],
    cards: 0,
})
const view = { seats: [seat(), seat()], tokens: { governor: 'post', smuggler: 'tea' } } as unknown as View

test('a merchant moves and leaves an assistant', () => {
    const moved = patch(view, { kind: 'moved', seat: 1, args: { place: 'palace' }, text: '' })
    const left = patch(moved, { kind: 'left', seat: 1, args: { place: 'palace' }, text: '' })
    expect(left.seats[1]?.merchant).toBe('palace')
    expect(left.seats[1]?.assistants).toEqual(['tea', 'palace'])
    expect(left.seats[1]?.stack).toBe(2)
    expect(view.seats[1]?.merchant).toBe('fountain')
})

test('toll goes from one purse to the other', () => {
    const paid = patch(view, { kind: 'paid_toll', seat: 0, args: { other: 1, lira: 2 }, text: '' })
    expect(paid.seats.map((one) => one.lira)).toEqual([3, 7])
})

test('an event that moves nothing leaves the view as it is', () => {
    expect(patch(view, { kind: 'announced', seat: 0, args: { number: 8 }, text: '' })).toBe(view)
})
