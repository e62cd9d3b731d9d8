// What this browser remembers of puzzles: a rating for each game, what was tried, on which days something was solved.
import type { PuzzleBrief, PuzzleVerdict } from '$lib/protocol'
import { after, FRESH, type Rating } from './glicko'

const KEY = 'bedesten.puzzles'
const DAY = 86_400_000
export const WEEK = 7
/** Of a puzzle that was reached by a theme that names its answer, so much counts. */
export const TOLD = 0.5

export interface Tried {
    id: string
    game: string
    asked: string
    solved: boolean
    /** The rating after it. */
    rating: number
}

export interface Kept {
    ratings: Record<string, Rating>
    /** The newest first. */
    tried: Tried[]
    /** Days with something solved, as numbers since 1970. */
    days: number[]
    /** Puzzles that were opened by a theme that names the answer. */
    told: string[]
}

export function kept(): Kept {
    const none: Kept = { ratings: {}, tried: [], days: [], told: [] }
    try {
        return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
    } catch {
        return none
    }
}

function keep(change: Partial<Kept>): void {
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }))
    } catch {
        // then every puzzle is the first
    }
}

export const ratingOf = (game: string): Rating => kept().ratings[game] ?? FRESH

/** A puzzle is opened by a theme that names the answer. */
export const tell = (id: string): void => keep({ told: [...new Set([...kept().told, id])] })

/** A day, as a number, where the browser is. */
export const dayOf = (date: Date): number =>
    Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY)

/** The first attempt counts, and nothing after it: the rating before and after, if it was the first. */
export function attempt(verdict: PuzzleVerdict, now = new Date()): { from: Rating; to: Rating } | null {
    const { ratings, tried, days, told } = kept()
    const solved = verdict.state === 'solved'
    if (solved) keep({ days: [...new Set([...days, dayOf(now)])] })
    if (tried.some(({ id }) => id === verdict.id)) return null
    const from = ratings[verdict.game] ?? FRESH
    const to = after(from, verdict.rating, solved ? 1 : 0, told.includes(verdict.id) ? TOLD : 1)
    const { id, game, asked } = verdict
    keep({
        ratings: { ...ratings, [game]: to },
        tried: [{ id, game, asked, solved, rating: Math.round(to.rating) }, ...tried],
    })
    return { from, to }
}

/** The last seven days, the oldest first: whether something was solved. */
export function week(days: readonly number[], today: number): { day: number; lit: boolean }[] {
    return Array.from({ length: WEEK }, (_, i) => today - WEEK + 1 + i).map((day) => ({
        day,
        lit: days.includes(day),
    }))
}

/** Days in a row up to today, or up to yesterday while today is young. */
export function streak(days: readonly number[], today: number): number {
    let last = days.includes(today) ? today : today - 1
    let count = 0
    while (days.includes(last--)) count++
    return count
}

/** What comes next: not tried yet, of the theme if there is one, as hard as one is strong. */
export function following(
    puzzles: readonly PuzzleBrief[],
    tried: readonly Tried[],
    rating: number,
    theme = '',
): PuzzleBrief | undefined {
    const done = new Set(tried.map(({ id }) => id))
    const fit = puzzles.filter(({ themes }) => !theme || themes.includes(theme))
    const fresh = fit.filter(({ id }) => !done.has(id))
    const far = ({ rating: hard }: PuzzleBrief): number => Math.abs(hard - rating)
    return [...(fresh.length ? fresh : fit)].sort((a, b) => far(a) - far(b))[0]
}
