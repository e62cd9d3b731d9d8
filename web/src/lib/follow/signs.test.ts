import { describe, expect, it } from 'vitest'
import { signsOf } from './signs'

const KIT = {
    gains: [
        ['lira', 'lira'],
        ['red', 'good-R'],
        ['blue', 'good-B'],
        ['rubies', 'ruby'],
    ],
    summed: { kinds: ['red', 'blue'], symbol: 'good-any' },
} as Pick<Parameters<typeof signsOf>[1], 'gains' | 'summed'>
const said = (counts: Record<string, number>, most: number): string =>
    signsOf(counts, KIT, most).map(({ symbol, n }) => `${n} ${symbol}`).join(', ') // prettier-ignore

describe('what a turn brought', () => {
    it('is shown kind by kind where there is room', () => {
        expect(said({ blue: 1, lira: 3, red: 2 }, 3)).toBe('3 lira, 2 good-R, 1 good-B')
    })
    it('counts goods together where there is none, and leaves nothing out', () => {
        expect(said({ blue: 1, lira: 3, red: 2 }, 2)).toBe('3 lira, 3 good-any')
        expect(said({ blue: 1, lira: 3, rubies: 1 }, 2)).toBe('3 lira, 1 good-B, 1 ruby')
    })
})
