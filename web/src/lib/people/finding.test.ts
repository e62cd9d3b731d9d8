import { expect, it } from 'vitest'
import { isOf, levelsOf, waitingFor, type OpenTable } from './finding'

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

const quick = (table: string, players: number, people: number, more = {}): OpenTable => ({
    table,
    game: 'kairo',
    players,
    clock: { kind: 'live' },
    lang: 'en',
    created: 1,
    fill_at: 60,
    seats: Array.from({ length: players }, (_, i) => ({
        name: '',
        colour: '',
        kind: i < people ? 'human' : 'open',
    })),
    ...more,
})
const wished = { game: 'kairo', pace: 'live', players: 0, rated: false } as const

it('says who looks for the same match, who has waited longest first', () => {
    const open = [quick('NEW', 3, 1), quick('OLD', 4, 2)]
    expect(waitingFor(open, wished)).toEqual({ here: 2, other: null })
    expect(waitingFor(open, { ...wished, players: 3 })).toEqual({ here: 1, other: null })
    expect(waitingFor(open, { ...wished, players: 2 })).toEqual({
        here: 0,
        other: { table: 'OLD', people: 2, chairs: 4 },
    })
})

it('knows no match of another game, pace or agreement, and no table that nobody fills', () => {
    const nobody = { here: 0, other: null }
    const { fill_at: _, ...unfilled } = quick('A', 3, 1)
    expect(waitingFor([unfilled], wished)).toEqual(nobody)
    expect(waitingFor([quick('A', 3, 1)], { ...wished, game: 'istanbul' })).toEqual(nobody)
    expect(waitingFor([quick('A', 3, 1)], { ...wished, pace: 'slow' })).toEqual(nobody)
    expect(waitingFor([quick('A', 3, 1, { rated: true })], wished)).toEqual(nobody)
})

it('tells from and to how strong people are, and nothing of who is not known', () => {
    expect(levelsOf(quick('A', 3, 1).seats)).toBe(null)
    const seats = [1420, 1600].map((points) => ({ ...seat(points) })) as OpenTable['seats']
    expect(levelsOf(seats)).toEqual({ from: 1420, to: 1600, band: 80 })
})
