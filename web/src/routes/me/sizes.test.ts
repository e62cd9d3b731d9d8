import { expect, test } from 'vitest'
import { nearest, scaled } from './sizes'

const rated = (players: number, points: number, band: number) => ({ players, points, band, games: 1 })

test('the widest band takes the whole width, and the others lie where their points are', () => {
    expect(scaled([rated(2, 1500, 100), rated(3, 1550, 25)])).toEqual([
        { from: 0, at: 50, to: 100 },
        { from: 62.5, at: 75, to: 87.5 },
    ])
})

test('of those one is compared with, the next weaker and the next stronger', () => {
    const robots = [500, 1500, 1600, 1900].map((points) => ({ points }))
    expect(nearest(1550, robots)).toEqual([{ points: 1500 }, { points: 1600 }])
    expect(nearest(300, robots)).toEqual([{ points: 500 }])
    expect(nearest(1000, robots)).toEqual([])
    expect(nearest(2000, robots)).toEqual([{ points: 1900 }])
    expect(nearest(1500, [])).toEqual([])
})
