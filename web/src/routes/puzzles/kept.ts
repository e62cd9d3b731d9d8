// First attempts at puzzles: kept in this browser, and with the player's key. Ratings, one for each game, follow from them.
import { getAttempts, keepAttempt } from '$lib/api'
import { knownKey } from '$lib/net/key'
import type { PuzzleAttempt, PuzzleBrief, PuzzleVerdict } from '$lib/protocol'
import { after, aged, FRESH, GUESSED, type Rating } from './glicko'

const KEY = 'bedesten.puzzles'
const DAY = 86_400
export const WEEK = 7
/** Of a puzzle that was reached by a theme that names its answer, so much counts. */
export const TOLD = 0.5
/** And of what is gained with a hint; what is lost is lost whole. */
export const HINTED = 0.5

export interface Kept {
    /** The oldest first. */
    attempts: PuzzleAttempt[]
    /** Days with something solved, as numbers since 1970. */
    days: number[]
    /** Puzzles that were opened by a theme that names the answer. */
    told: string[]
    /** Puzzles for which a hint was asked. */
    hinted: string[]
}

export function kept(): Kept {
    const none: Kept = { attempts: [], days: [], told: [], hinted: [] }
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

/** The rating before any puzzle of a game and after each of them. */
export function ratings(attempts: readonly PuzzleAttempt[], game: string): Rating[] {
    const all = [FRESH]
    let last: number | undefined
    for (const one of attempts.filter((each) => each.game === game)) {
        const own = aged(all.at(-1)!, one.at - (last ?? one.at))
        all.push(after(own, one.rating, one.solved ? 1 : 0, weightOf(one), one.deviation))
        last = one.at
    }
    return all
}

function weightOf({ told, hinted, solved }: PuzzleAttempt): number {
    return told ? TOLD : hinted && solved ? HINTED : 1
}

/** As it is now: less certain the longer nothing was tried. */
export function ratingOf(game: string, at = Date.now() / 1000): Rating {
    const { attempts } = kept()
    const last = attempts.filter((one) => one.game === game).at(-1)
    return aged(ratings(attempts, game).at(-1)!, last ? at - last.at : 0)
}

/** A puzzle is opened by a theme that names the answer. */
export const tell = (id: string): void => keep({ told: [...new Set([...kept().told, id])] })

/** A hint was asked for. */
export const hint = (id: string): void => keep({ hinted: [...new Set([...kept().hinted, id])] })

/** The day of a moment in seconds, as a number, where the browser is. */
export const dayOf = (at: number): number =>
    Math.floor((at - new Date(at * 1000).getTimezoneOffset() * 60) / DAY)

/** What was tried here and elsewhere: of each puzzle the first attempt. */
export function merged(some: readonly PuzzleAttempt[], more: readonly PuzzleAttempt[]): PuzzleAttempt[] {
    const all = [...some, ...more].sort((a, b) => a.at - b.at)
    return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i)
}

function keepAll(more: readonly PuzzleAttempt[]): void {
    const { attempts, days } = kept()
    const lit = more.filter(({ solved }) => solved).map(({ at }) => dayOf(at))
    keep({ attempts: merged(attempts, more), days: [...new Set([...days, ...lit])] })
}

/** What the key knows of attempts is known here too; without an answer, what is known here. */
export async function fetchAttempts(): Promise<void> {
    if (knownKey()) keepAll(await getAttempts().catch(() => []))
}

/** The first attempt counts, and nothing after it: the rating before and after, if it was the first. */
export function attempt(
    verdict: PuzzleVerdict,
    code: string,
    at = Date.now() / 1000,
): { from: Rating; to: Rating } | null {
    const { attempts, days, told: some, hinted: others } = kept()
    const { id, game, rating, deviation = GUESSED } = verdict
    const solved = verdict.state === 'solved'
    const told = some.includes(id)
    const hinted = others.includes(id)
    if (solved) keep({ days: [...new Set([...days, dayOf(at)])] })
    if (attempts.some((one) => one.id === id)) return null
    keepAll([{ id, game, rating, solved, told, at, hinted, deviation }])
    keepAttempt(code, told, hinted).then(keepAll, () => undefined) // then it is known in this browser only
    const [from, to] = ratings(kept().attempts, game).slice(-2)
    return { from: from!, to: to! }
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
    attempts: readonly PuzzleAttempt[],
    rating: number,
    theme = '',
): PuzzleBrief | undefined {
    const done = new Set(attempts.map(({ id }) => id))
    const fit = puzzles.filter(({ themes }) => !theme || themes.includes(theme))
    const fresh = fit.filter(({ id }) => !done.has(id))
    const far = ({ rating: hard }: PuzzleBrief): number => Math.abs(hard - rating)
    return [...(fresh.length ? fresh : fit)].sort((a, b) => far(a) - far(b))[0]
}
