/** What the coach of the guided first game says next. It reads only what the server sends: decision and view. */

import { placeNumber, type Colour, type SeatView, type View as Whole } from '../view'
import type { Option as Offered } from '$lib/net/wire'

/** The part of a view the coach reads. */
export type Seat = Pick<
    SeatView,
    'merchant' | 'family' | 'capacity' | 'goods' | 'lira' | 'rubies' | 'assistants' | 'stack'
>
export type View = Pick<Whole, 'layout' | 'tokens' | 'active'> & { seats: Seat[] }
export type Option = Pick<Offered, 'verb' | 'argument' | 'gain'>

export const LESSONS = ['move', 'fill', 'sell', 'meet', 'fountain', 'extend', 'ruby', 'family'] as const
export type Lesson = (typeof LESSONS)[number]

export const WAREHOUSES: Record<string, Colour> = { fabric: 'red', spice: 'green', fruit: 'yellow' }

/** `target` is what the lesson is about, `lit` the legal place that is it or leads there, `steps` how far it is. */
export interface Advice {
    lesson: Lesson
    target: string
    lit: string
    steps: number
}

const stackOf = ({ stack }: Seat): number => (typeof stack === 'number' ? stack : stack.length)
const goodsOf = (seat: Seat): number => Object.values(seat.goods).reduce((sum, count) => sum + count, 0)

/** Somebody was paid, caught or dealt with at my place while it was my turn. */
function met(before: View, now: View, me: number): boolean {
    const here = now.seats[me]?.merchant
    if (before.active !== me) return false
    if (before.tokens.governor === here && now.tokens.governor !== here) return true
    if (before.tokens.smuggler === here && now.tokens.smuggler !== here) return true
    return before.seats.some((was, seat) => {
        const is = now.seats[seat]
        if (seat === me || !is) return false
        const caught = was.family === here && is.family === 'police' && here !== 'police'
        return caught || (was.merchant === here && is.lira > was.lira)
    })
}

/** What happened to me between two views, by lesson. */
const SHOWS: Record<Lesson, (was: Seat, is: Seat, before: View, now: View, me: number) => boolean> = {
    move: (was, is) => is.merchant !== 'fountain' && stackOf(is) !== stackOf(was),
    fill: (was, is) => {
        const good = WAREHOUSES[is.merchant]
        return good !== undefined && is.goods[good] > was.goods[good]
    },
    sell: (was, is) => is.merchant.endsWith('market') && goodsOf(is) < goodsOf(was) && is.lira > was.lira,
    meet: (_, __, before, now, me) => met(before, now, me),
    fountain: (was, is) => is.merchant === 'fountain' && is.assistants.length < was.assistants.length,
    extend: (was, is) => is.capacity > was.capacity,
    ruby: (was, is) => is.rubies > was.rubies,
    family: (was, is) => was.family === 'police' && is.family !== 'police',
}

/** Whether a change shows that a lesson was learned. */
export function shows(lesson: Lesson, before: View, now: View, me: number): boolean {
    const was = before.seats[me]
    const is = now.seats[me]
    return was !== undefined && is !== undefined && SHOWS[lesson](was, is, before, now, me)
}

/** Steps between two places on the board of this game. */
export function steps(layout: readonly number[], from: string, to: string): number {
    const columns = Math.sqrt(layout.length)
    const spot = (place: string): number => layout.indexOf(placeNumber(place))
    const [a, b] = [spot(from), spot(to)]
    if (a < 0 || b < 0) return Infinity
    return (
        Math.abs((a % columns) - (b % columns)) + Math.abs(Math.floor(a / columns) - Math.floor(b / columns))
    )
}

/** Places that would teach the lesson, the best first. */
function targets(lesson: Lesson, view: View, me: number, options: readonly Option[]): string[] {
    const seats = view.seats
    const mine = seats[me]
    if (!mine) return []
    const gain = (place: string, what: string): number =>
        Math.max(0, ...options.filter((o) => o.argument === place).map((o) => o.gain[what] ?? 0))
    const near = (places: string[]): string[] =>
        [...places].sort(
            (a, b) => steps(view.layout, mine.merchant, a) - steps(view.layout, mine.merchant, b),
        )
    switch (lesson) {
        case 'move':
            return near(['post', 'tea', 'caravansary'])
        case 'fill':
            return near(
                Object.keys(WAREHOUSES).filter((p) => mine.goods[WAREHOUSES[p] ?? 'red'] < mine.capacity),
            )
        case 'sell':
            return near(['small_market', 'large_market']).sort((a, b) => gain(b, 'lira') - gain(a, 'lira'))
        case 'meet': {
            const others = seats.filter((_, seat) => seat !== me)
            const met = [view.tokens.governor, view.tokens.smuggler, ...others.map((o) => o.merchant)]
            const caught = others.map((o) => o.family).filter((p) => p !== 'police')
            return near(
                [...new Set([...met, ...caught])].filter((p) => p !== 'fountain' && p !== mine.merchant),
            )
        }
        case 'fountain':
            return ['fountain']
        case 'extend':
            return ['wainwright']
        case 'ruby':
            return near(['gemstone', 'palace', 'small_mosque', 'great_mosque', 'wainwright'])
                .sort((a, b) => Number(b === 'gemstone') - Number(a === 'gemstone'))
                .sort((a, b) => gain(b, 'rubies') - gain(a, 'rubies'))
        case 'family':
            return ['police']
    }
}

/** Where to go next: the lesson's place, or the open place nearest to it. Null when no place is asked. */
export function advise(
    lesson: Lesson | null,
    view: View,
    me: number,
    options: readonly Option[],
): Advice | null {
    const mine = view.seats[me]
    if (!lesson || !mine) return null
    const open = options.filter((o) => o.verb === 'move' && o.argument !== '').map((o) => o.argument)
    const wanted = targets(lesson, view, me, options)
    const target = wanted.find((place) => open.includes(place)) ?? wanted[0]
    if (target === undefined || open.length === 0) return null
    const lit =
        [...open].sort((a, b) => steps(view.layout, a, target) - steps(view.layout, b, target))[0] ?? target
    return { lesson, target, lit, steps: steps(view.layout, mine.merchant, target) }
}
