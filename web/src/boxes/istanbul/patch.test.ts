import { expect, test } from 'vitest'
import type { View } from './view'
import { adds as letters } from '$boxes/letters/adds'
import { acting } from './acting'
import { extend } from './extend'
import { patch } from './patch'

extend([letters])

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

test('letters come, are delivered and go; the companion steps', () => {
    const happen = (from: View, kind: string, args: Record<string, string>): View =>
        patch(from, { kind, seat: 0, args, text: '' })
    const drawn = happen(happen(view, 'drew_letter', { letter: '9-front' }), 'drew_letter', {
        letter: '4-front',
    })
    const turned = happen(drawn, 'delivered', { letter: '9-back' })
    expect(turned.seats[0]?.letters).toEqual(['4-front', '9-back'])
    expect(happen(turned, 'gave_letter', { letter: '9-back' }).seats[0]?.letters).toEqual(['4-front'])
    expect(happen(view, 'companion_moved', { place: 'tea' }).seats[0]?.companion).toBe('tea')
})

test('an event that moves nothing leaves the view as it is', () => {
    expect(patch(view, { kind: 'announced', seat: 0, args: { number: 8 }, text: '' })).toBe(view)
})

test('an event has its sound, or none', () => {
    const cue = (kind: string) => acting.cue({ kind, seat: 0, args: {}, text: '' })
    expect(['rolled', 'end_triggered', 'announced'].map(cue)).toEqual(['dice', 'gong', undefined])
})
