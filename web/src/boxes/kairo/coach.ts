// What the coach of the first whole game of Kairo says next. It reads only what the server sends.
import type { Option } from '$lib/net/wire'
import { HUES, type KairoSeat, type KairoView } from './view'

export const LESSONS = ['build', 'lure', 'draw', 'medal'] as const
export type Lesson = (typeof LESSONS)[number]

const tiles = ({ stands }: KairoSeat): number => HUES.reduce((sum, hue) => sum + (stands[hue]?.size ?? 0), 0)
const medals = ({ gold, silver }: KairoSeat): number => gold.length + silver.length
const drawn = ({ cards, barkers }: KairoSeat): number => cards + barkers

const SHOWS: Record<Lesson, (was: KairoSeat, is: KairoSeat, before: KairoView, now: KairoView) => boolean> = {
    build: (was, is) => tiles(is) > tiles(was),
    lure: (_, __, before, now) => before.waiting !== now.waiting,
    draw: (was, is) => drawn(is) > drawn(was),
    medal: (was, is) => medals(is) > medals(was),
}

/** Whether a change in the player's own turn shows that a lesson was learned; what lies turns apart may be another's doing. */
export function shows(lesson: Lesson, before: KairoView, now: KairoView, me: number): boolean {
    const was = before.seats[me]
    const is = now.seats[me]
    return (
        before.active === me &&
        before.turn > 0 &&
        now.turn <= before.turn + 1 &&
        Boolean(was && is && SHOWS[lesson](was, is, before, now))
    )
}

/** The actions that teach a lesson or lead towards it, the best first. */
const ACTIONS: Record<Lesson, string[]> = {
    build: ['main', 'expand', 'draw'],
    lure: ['lure', 'draw'],
    draw: ['draw'],
    medal: ['expand', 'lure', 'draw'],
}

const worth = ({ gain }: Option): number =>
    Object.entries(gain).reduce((sum, [what, count]) => sum + (what === 'cards' ? 0 : count), 0) +
    10 * ((gain['gold'] ?? 0) + (gain['silver'] ?? 0))

const best = (options: readonly Option[]): Option | null =>
    [...options].sort((a, b) => worth(b) - worth(a))[0] ?? null

/** The answer to light: an action for the lesson, then whatever brings most of it. Where a turn begins, `ways` are
 * whole answers; those of a stand that is placed lie open, the others are seen once the action was named. */
export function advise(
    lesson: Lesson,
    options: readonly Option[],
    ways: readonly Option[] = [],
    named = '',
): Option | null {
    const meant = ways.filter(({ plan }) => plan[0] === named)
    if (meant.length) return best(meant)
    const action = ACTIONS[lesson].flatMap((verb) => options.find((one) => one.verb === verb) ?? [])[0]
    const laid = ways.find(({ plan, shape }) => shape === 'colour' && plan[0] === action?.verb)
    return laid ?? action ?? best(options)
}
