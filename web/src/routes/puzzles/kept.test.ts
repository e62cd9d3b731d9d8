import { beforeEach, expect, test, vi } from 'vitest'
import { getAttempts, keepAttempt } from '$lib/api'
import type { PuzzleAttempt, PuzzleBrief, PuzzleVerdict } from '$lib/protocol'
import {
    attempt,
    dayOf,
    fetchAttempts,
    following,
    hint,
    kept,
    merged,
    ratingOf,
    streak,
    tell,
    week,
} from './kept'

vi.mock('$lib/api', () => ({ getAttempts: vi.fn(), keepAttempt: vi.fn() }))

const NOON = 1_800_000_000
const verdict = (id: string, state: string): PuzzleVerdict => ({
    id,
    game: 'kairo',
    asked: 'Find it.',
    rating: 1500,
    themes: [],
    tries: 0,
    solved: 0,
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
    tries: 0,
    solved: 0,
})
const tried = (id: string, at: number, solved = true): PuzzleAttempt => ({
    id,
    game: 'kairo',
    rating: 1500,
    solved,
    told: false,
    at,
})

beforeEach(() => {
    localStorage.clear()
    vi.mocked(keepAttempt).mockResolvedValue([])
})

test('the first attempt counts and nothing after it', () => {
    expect(attempt(verdict('a', 'wrong'), 'CODE')!.to.rating).toBeLessThan(1500)
    const now = Date.now() / 1000
    const then = ratingOf('kairo', now)
    expect(attempt(verdict('a', 'solved'), 'CODE')).toBeNull()
    expect(ratingOf('kairo', now)).toEqual(then)
    expect(kept().attempts.map(({ solved }) => solved)).toEqual([false])
    expect(ratingOf('istanbul').rating).toBe(1500)
    expect(vi.mocked(keepAttempt).mock.calls).toEqual([['CODE', false, false]])
})

test('whom the theme told the answer gains half', () => {
    const whole = attempt(verdict('a', 'solved'), 'CODE')!.to.rating - 1500
    localStorage.clear()
    tell('a')
    expect(attempt(verdict('a', 'solved'), 'CODE')!.to.rating - 1500).toBeCloseTo(whole / 2, 6)
})

test('what was tried elsewhere with the same key counts, the first attempt of each', async () => {
    localStorage.setItem('bedesten.key', 'k'.repeat(32))
    attempt(verdict('a', 'wrong'), 'CODE', NOON)
    vi.mocked(getAttempts).mockResolvedValue([tried('a', NOON - 9), tried('b', NOON)])
    await fetchAttempts()
    expect(kept().attempts.map(({ id, solved }) => [id, solved])).toEqual([
        ['a', true],
        ['b', true],
    ])
    expect(kept().days).toEqual([dayOf(NOON)])
    expect(merged([tried('b', 3)], [tried('b', 2, false)])).toEqual([tried('b', 2, false)])
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
    expect(following(all, [tried('c', 1)], 1500, 'x')?.id).toBe('a')
    expect(following([], [], 1500)).toBeUndefined()
})

test('a hint halves what is gained, and is told to the server', () => {
    const whole = attempt(verdict('a', 'solved'), 'CODE')!
    localStorage.clear()
    hint('a')
    const half = attempt(verdict('a', 'solved'), 'CODE')!
    expect(half.to.rating - 1500).toBeCloseTo((whole.to.rating - 1500) / 2, 6)
    expect(vi.mocked(keepAttempt).mock.calls.at(-1)).toEqual(['CODE', false, true])
    localStorage.clear()
    const lost = attempt(verdict('b', 'wrong'), 'CODE')!
    localStorage.clear()
    hint('b')
    expect(attempt(verdict('b', 'wrong'), 'CODE')!.to).toEqual(lost.to)
})
