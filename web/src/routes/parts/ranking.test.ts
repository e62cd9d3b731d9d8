import { describe, expect, it } from 'vitest'
import type { Rank } from '$lib/api'
import { bold, decision, winners } from './ranking'

const row = (seat: number, rank: number, decided_by: string): Rank => ({
    seat,
    rank,
    tally: { rubies: 5, lira: 0, goods: 0, cards: 0 },
    decided_by,
})

describe('the ranking', () => {
    it('says what decided the victory', () => {
        expect(decision([row(2, 1, ''), row(0, 2, 'lira'), row(1, 3, 'rubies')])).toBe('lira')
        expect(decision([row(2, 1, ''), row(0, 1, '')])).toBe('shared')
        expect(decision([])).toBe('')
    })

    it('knows several winners', () => {
        expect(winners([row(2, 1, ''), row(0, 1, ''), row(1, 3, 'cards')])).toEqual([2, 0])
    })

    it('prints on both sides what decided between them', () => {
        expect(bold([row(2, 1, ''), row(0, 2, 'lira'), row(1, 3, 'rubies')])).toEqual([
            ['lira'],
            ['rubies', 'lira'],
            ['rubies'],
        ])
    })
})
