import { expect, test } from 'vitest'
import type { DayBrief } from '$lib/protocol'
import { bestOf, gradeOf, monthFrom, monthOf, named, pathOf, shareOf } from './dates'

test('a month is weeks from Monday on', () => {
    const weeks = monthOf('2026-11-17')
    expect(weeks[0]).toEqual(['', '', '', '', '', '', '2026-11-01'])
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
    expect(monthOf('2024-02-29').flat().filter(Boolean).at(-1)).toBe('2024-02-29')
})

test('months follow each other over the end of a year', () => {
    expect(monthFrom('2026-12-31', 1)).toBe('2027-01-01')
    expect(monthFrom('2026-01-31', -1)).toBe('2025-12-01')
})

test('a day is named in UTC, wherever it is read', () => {
    expect(named('2026-11-17', 'en', { weekday: 'long', day: 'numeric' })).toContain('17')
})

test('a deal is a day or a duplicate', () => {
    expect(pathOf('2026-11-17')).toBe('/today/2026-11-17')
    expect(pathOf('ABCDEFGHJKMN')).toBe('/duplicate/ABCDEFGHJKMN')
})

test('the best of many is among the best hundredth, the last among all', () => {
    expect(shareOf(1, 451)).toBe(0.01)
    expect(shareOf(61, 451)).toBe(0.14)
    expect(shareOf(2, 2)).toBe(1)
    expect(shareOf(1, 0)).toBe(1)
})

test('a tenth, a quarter, a half: whoever is on the line is in it', () => {
    expect([0.01, 0.1, 0.11, 0.25, 0.26, 0.5, 0.51, 1].map(gradeOf)).toEqual([
        ...['tenth', 'tenth', 'quarter', 'quarter', 'half', 'half', 'rest', 'rest'],
    ])
})

test('the best day is the one with the best place among all, the latest of several', () => {
    const on = (day: string, place: number, ended: number): DayBrief => ({
        ...{ day, place, ended, game: 'istanbul', players: 4, begun: true, won: true, rounds: 15 },
    })
    const days = [on('2026-11-01', 2, 10), on('2026-11-02', 1, 20), on('2026-11-03', 5, 100)]
    expect(bestOf(days)?.day).toBe('2026-11-03')
    expect(bestOf(days.slice(0, 2))?.day).toBe('2026-11-02')
    expect(bestOf([])).toBeUndefined()
})
