import { expect, test } from 'vitest'
import type { View } from '../view'
import { moment } from './hints'

const view = (...seats: [rubies: number, lira: number][]): View =>
    ({ seats: seats.map(([rubies, lira]) => ({ rubies, lira })) }) as unknown as View

test('a first ruby is a great moment, the next ones are not', () => {
    expect(moment(view([0, 20]), view([1, 5]), 0)).toBe('prize')
    expect(moment(view([1, 20]), view([2, 5]), 0)).toBeNull()
})

test('lira that went to others are bitter, lira that were spent are not', () => {
    expect(moment(view([0, 9], [0, 1]), view([0, 5], [0, 5]), 0)).toBe('loss')
    expect(moment(view([0, 9], [0, 1]), view([0, 2], [0, 1]), 0)).toBeNull()
    expect(moment(view([0, 9], [0, 1]), view([0, 8], [0, 2]), 0)).toBeNull()
})
