import { expect, test } from 'vitest'
import { scaled } from './sizes'

const rated = (players: number, points: number, band: number) => ({ players, points, band, games: 1 })

test('the widest band takes the whole width, and the others lie where their points are', () => {
    expect(scaled([rated(2, 1500, 100), rated(3, 1550, 25)])).toEqual([
        { from: 0, at: 50, to: 100 },
        { from: 62.5, at: 75, to: 87.5 },
    ])
})
