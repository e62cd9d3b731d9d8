import { expect, test } from 'vitest'
import { after, aged, FRESH } from './glicko'

test('who solves a puzzle of the same rating rises, who does not falls as far', () => {
    const won = after(FRESH, 1500, 1)
    const lost = after(FRESH, 1500, 0)
    expect(won.rating).toBeGreaterThan(1500)
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6)
    expect(won.deviation).toBeLessThan(500)
})

test('a hard puzzle brings more than an easy one', () => {
    const hard = after(FRESH, 1900, 1).rating
    expect(hard).toBeGreaterThan(after(FRESH, 1100, 1).rating)
})

test('half a game moves half as far', () => {
    const whole = after(FRESH, 1600, 1)
    expect(after(FRESH, 1600, 1, 0.5).rating - 1500).toBeCloseTo((whole.rating - 1500) / 2, 6)
})

test('after many puzzles the rating is where half of them are solved', () => {
    let own = FRESH
    for (let i = 0; i < 200; i++) own = after(own, 1650, i % 2 ? 1 : 0)
    expect(Math.abs(own.rating - 1650)).toBeLessThan(40)
    expect(own.deviation).toBeLessThan(80)
})

// tests/puzzles/test_glicko.py has the same number: puzzles are rated by the server
test('a fresh player who solves a puzzle of 1600 stands where the server says', () => {
    const { rating, deviation } = after(FRESH, 1600, 1)
    expect([rating, deviation]).toEqual([expect.closeTo(1816.4714, 3), expect.closeTo(305.2562, 3)])
})

test('who tries nothing for a year stands where the server says', () => {
    const own = { rating: 1700, deviation: 80, volatility: 0.09 }
    expect(aged(own, 365 * 86_400).deviation).toBeCloseTo(155.7054, 3)
    expect(aged(own, 0)).toEqual(own)
    expect(aged(own, 1e12).deviation).toBe(FRESH.deviation)
})

test('a puzzle that is not known well moves a player less', () => {
    expect(after(FRESH, 1600, 1, 1, 350).rating).toBeLessThan(after(FRESH, 1600, 1, 1, 50).rating)
})
