import { beforeEach, expect, test } from 'vitest'
import type { PuzzleBrief, PuzzleVerdict } from '$lib/protocol'
import { attempt, following, kept, ratingOf, streak, tell, week } from './kept'

const verdict = (id: string, state: string): PuzzleVerdict => ({
    id,
    game: 'kairo',
    asked: 'Find it.',
    rating: 1500,
    themes: [],
    state,
    best: '',
    had: '',
    right: '',
    line: [],
})
const puzzle = (id: string, rating: number, ...themes: string[]): PuzzleBrief => ({
    id,
    asked: '',
    rating,
    themes,
})

beforeEach(() => localStorage.clear())

test('the first attempt counts and nothing after it', () => {
    expect(attempt(verdict('a', 'wrong'))!.to.rating).toBeLessThan(1500)
    const then = ratingOf('kairo')
    expect(attempt(verdict('a', 'solved'))).toBeNull()
    expect(ratingOf('kairo')).toEqual(then)
    expect(kept().tried.map(({ solved }) => solved)).toEqual([false])
    expect(ratingOf('istanbul').rating).toBe(1500)
})

test('whom the theme told the answer gains half', () => {
    const whole = attempt(verdict('a', 'solved'))!.to.rating - 1500
    localStorage.clear()
    tell('a')
    expect(attempt(verdict('a', 'solved'))!.to.rating - 1500).toBeCloseTo(whole / 2, 6)
})

test('a day with something solved is lit, and days in a row are counted', () => {
    const days = [10, 11, 13, 14]
    expect(streak(days, 14)).toBe(2)
    expect(streak(days, 15)).toBe(2)
    expect(streak(days, 17)).toBe(0)
    expect(week(days, 14).map(({ lit }) => lit)).toEqual([false, false, true, true, false, true, true])
})

test('the next puzzle is as hard as one is strong, of the theme, and not tried yet', () => {
    const all = [puzzle('a', 1200, 'x'), puzzle('b', 1490), puzzle('c', 1600, 'x')]
    expect(following(all, [], 1500)?.id).toBe('b')
    expect(following(all, [], 1500, 'x')?.id).toBe('c')
    const tried = [{ id: 'c', game: 'kairo', asked: '', solved: true, rating: 1500 }]
    expect(following(all, tried, 1500, 'x')?.id).toBe('a')
    expect(following([], [], 1500)).toBeUndefined()
})
