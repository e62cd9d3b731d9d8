import { describe, expect, it } from 'vitest'
import { byRound, bySeat, every, heat, line, marks, ranked, rungs, spread } from './shape'

describe('series', () => {
    it('are turned from turns to seats', () => {
        expect(bySeat([[1, 2], [3, 4], [5, 6]])).toEqual([[1, 3, 5], [2, 4, 6]]) // prettier-ignore
        expect(bySeat([])).toEqual([])
    })

    it('keep the end of every round', () => {
        // somebody had two turns in the first
        const rounds = byRound([1, 1, 1, 2, 2], [[1, 0], [2, 0], [2, 2], [3, 2], [3, 4]]) // prettier-ignore
        expect(rounds).toEqual({ ticks: [1, 2], values: [[2, 2], [3, 4]] }) // prettier-ignore
    })

    it('leave setting up out of the rounds', () => {
        expect(byRound([0, 1, 1], [[0, 0], [1, 1], [2, 2]])).toEqual({ ticks: [1], values: [[2, 2]] }) // prettier-ignore
    })
})

describe('income', () => {
    it('is sorted by turnover and drops what moved nothing', () => {
        expect(ranked({ tea: [1, 1], gemstone: [-20, 0], post: [0, 0] }).map(([place]) => place)).toEqual([
            'gemstone',
            'tea',
        ])
    })
})

describe('heat', () => {
    it('is measured against the most visited place', () => {
        const cells = heat({ tea: [1, 1], post: [4, 0] }, ['post', 'tea', 'palace'])
        expect(cells.map((cell) => [cell.count, cell.warm])).toEqual([[4, 1], [2, 0.5], [0, 0]]) // prettier-ignore
    })
})

describe('drawing', () => {
    it('marks round numbers', () => {
        expect(marks(5)).toEqual([0, 1, 2, 3, 4, 5])
        expect(marks(23)).toEqual([0, 5, 10, 15, 20, 25])
        expect(marks(0)).toEqual([0, 1])
        expect(marks(87)).toEqual([0, 20, 40, 60, 80, 100])
    })

    it('labels no more than asked for', () => {
        expect([every(10, 20), every(40, 10), every(41, 10), every(3, 0)]).toEqual([1, 4, 5, 3])
    })

    it('draws lines straight or in steps', () => {
        const points = [{ x: 0, y: 5 }, { x: 10, y: 2.26 }] // prettier-ignore
        expect(line(points, false)).toBe('M0 5L10 2.3')
        expect(line(points, true)).toBe('M0 5H10V2.3')
        expect(line([], true)).toBe('')
    })

    it('keeps emblems apart and inside', () => {
        expect(spread([50, 50, 10], 20, 0, 100)).toEqual([50, 70, 10])
        expect(spread([95, 98], 20, 0, 100)).toEqual([80, 100])
    })
})

describe('a scale that does not begin at zero', () => {
    it('has round numbers around all there is', () => {
        expect(rungs(1010, 1990)).toEqual([1000, 1500, 2000])
        expect(rungs(-217, 480)).toEqual([-400, -200, 0, 200, 400, 600])
        expect(rungs(1500, 1500)).toHaveLength(2)
    })
})
