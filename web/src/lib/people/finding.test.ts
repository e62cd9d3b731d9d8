import { expect, it } from 'vitest'
import { isOf } from './finding'

const seat = (points?: number): { name: string; colour: string; kind: 'human'; rating?: object } => ({
    name: '',
    colour: '',
    kind: 'human',
    ...(points === undefined ? {} : { rating: { points, band: 80 } }),
})
const table = (...points: (number | undefined)[]): never =>
    ({ table: 'A', game: 'kairo', seats: points.map(seat) }) as never
const mine = [{ game: 'kairo', points: 1500, band: 120, games: 9 }]

it('finds those of my strength, as far as it is known', () => {
    expect(isOf('level', table(1420, 1600), mine, [])).toBe(true)
    expect(isOf('level', table(1420, 1700), mine, [])).toBe(false)
    expect(isOf('level', table(undefined), mine, [])).toBe(false)
    expect(isOf('level', table(1500), [], [])).toBe(false)
})

it('finds those of people I played with, and all', () => {
    expect(isOf('friends', table(), mine, ['A'])).toBe(true)
    expect(isOf('friends', table(), mine, ['B'])).toBe(false)
    expect(isOf('all', table(), [], [])).toBe(true)
})
