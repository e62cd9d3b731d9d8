import { expect, test } from 'vitest'
import type { Option } from '$lib/protocol'
import { oddsTold } from './odds'

const WAYS = { 6: 26, 7: 21, 8: 15 }

/** A place where one says a number: reached, it brings as much; missed, 2. */
const tea = {
    use: {
        deeds: Object.entries(WAYS).map(([argument, ways]) => ({
            shape: 'number',
            argument,
            odds: [
                { ways, of: 36, gain: { lira: Number(argument) } },
                { ways: 36 - ways, of: 36, gain: { lira: 2 } },
            ],
        })),
    },
} as unknown as Option

test('a place where one says a number shows how often each is reached, and says which is best on average', () => {
    const [told] = oddsTold(tea)
    expect(told?.text).toBe('Best on average: announce 7, 4.92 Lira.')
    expect(told?.bars?.map(({ label, ways, best }) => [label, ways, best])).toEqual([
        ['6', 26, false],
        ['7', 21, true],
        ['8', 15, false],
    ])
})

test('where nothing is said there are no bars', () => {
    expect(oddsTold({ use: { deeds: [{ shape: 'plain' }] } } as unknown as Option)).toEqual([])
    expect(oddsTold({} as Option)).toEqual([])
})
