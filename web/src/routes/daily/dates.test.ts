import { expect, test } from 'vitest'
import { monthFrom, monthOf, named, pathOf, shareOf } from './dates'

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
