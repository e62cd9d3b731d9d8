// Days as the server names them (2026-11-17, in UTC), and the month one of them is in.
import type { DayBrief } from '$lib/protocol'

export const DAY = 86_400_000
const DATE = /^\d{4}-\d{2}-\d{2}$/

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Where a deal is told of: a day, or a duplicate. */
export const pathOf = (deal: string): string => (DATE.test(deal) ? `/today/${deal}` : `/duplicate/${deal}`)

/** The days of a month in weeks from Monday on; empty before its first and after its last. */
export function monthOf(day: string): string[][] {
    const first = Date.parse(`${day.slice(0, 7)}-01`)
    const before = (new Date(first).getUTCDay() + 6) % 7
    const days = Array.from({ length: 31 }, (_, n) => dayOf(first + n * DAY))
    const cells = [
        ...Array<string>(before).fill(''),
        ...days.filter((one) => one.startsWith(day.slice(0, 7))),
    ]
    while (cells.length % 7) cells.push('')
    return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The first day of the month before or after. */
export function monthFrom(day: string, by: 1 | -1): string {
    const [year = 0, month = 1] = day.split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
}

/** A day in words, by the language. */
export const named = (day: string, lang: string, how: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(lang, { ...how, timeZone: 'UTC' }).format(new Date(Date.parse(day)))

/** Among the best how many: a whole share of one, at least a hundredth. */
export const shareOf = (place: number, of: number): number =>
    Math.max(1, Math.ceil((100 * place) / Math.max(1, of))) / 100

/** How good a place is, the best first: among the best `most` of all. */
export const GRADES = [
    { name: 'tenth', most: 0.1 },
    { name: 'quarter', most: 0.25 },
    { name: 'half', most: 0.5 },
    { name: 'rest', most: 1 },
] as const
export type Grade = (typeof GRADES)[number]['name']

export const gradeOf = (share: number): Grade => GRADES.find(({ most }) => share <= most)?.name ?? 'rest'

/** The day with the best place among all, the latest of several. */
export const bestOf = (days: readonly DayBrief[]): DayBrief | undefined =>
    days.reduce<DayBrief | undefined>(
        (best, one) => (best && shareOf(best.place, best.ended) < shareOf(one.place, one.ended) ? best : one),
        undefined,
    )
