// What a question offers on the map, by square.
import type { Match } from '$lib/match/match.svelte'
import type { Ask, Option } from '$lib/net/wire'
import { beside, squareIndex, squareName, type Plan } from './plan.svelte'
import { announced, SIDES, standsOf, targetName, targetOf, type Hue, type KairoView, type Side } from './view'

type Seen = Pick<Match<KairoView>, 'ask' | 'view' | 'playing' | 'as'> &
    Partial<Pick<Match<KairoView>, 'lesson' | 'choice'>>

/** The square a stand is about to stand on, while the side of its entrance is asked. */
export function baseSquare(view: KairoView, ask: Ask | null): string {
    return String(ask?.facts?.square ?? announced(view, 'square'))
}

/** The colour that is being placed. */
export function hueInHand(view: KairoView, ask: Ask | null): string {
    return String(ask?.facts?.colour ?? announced(view, 'colour'))
}

/** Where an option lies on the map. */
export function squaresOf(
    plan: Plan,
    view: KairoView,
    option: Option,
    seat: number,
    ask: Ask | null,
): string[] {
    if (option.shape === 'square') return [option.argument]
    if (option.shape === 'side') {
        const found = beside(plan, squareIndex(plan, baseSquare(view, ask)), option.argument as Side)
        return found < 0 ? [] : [squareName(plan, found)]
    }
    if (option.shape === 'stand') {
        const target = targetOf(view, option.argument)
        return target ? [target.stand.entrance] : []
    }
    const own = option.verb === 'colour' && view.draft[0] !== 'main' && view.draft.length > 0
    const stand = own ? view.seats[seat]?.stands[option.argument as Hue] : undefined
    return stand ? [stand.main, ...stand.expansions] : []
}

/** Answers that go all the way, where a turn begins; a lesson is taken step by step. */
export function wholeAnswers(match: Pick<Seen, 'ask'> & { lesson?: unknown }): Option[] {
    return match.lesson || !match.ask?.mine ? [] : (match.ask.ways ?? [])
}

/** What belongs to the action, or the customer, that was named. */
function isMeant(option: Option, mode: string): boolean {
    return !mode || option.plan[0] === mode || option.argument.endsWith(`-${mode}`)
}

/** What can be chosen on the map, by square; what brings most first. */
export function offered(plan: Plan, match: Seen): Map<string, Option[]> {
    const { ask, view, playing, as } = match
    const found = new Map<string, Option[]>()
    if (!ask?.mine || !view || playing) return found
    const whole = wholeAnswers(match).filter((one) => isMeant(one, match.choice?.mode ?? ''))
    for (const option of whole.length ? whole : ask.options)
        for (const square of squaresOf(plan, view, option, as, ask))
            found.set(square, [...(found.get(square) ?? []), option])
    for (const some of found.values()) some.sort((a, b) => (b.gain['vp'] ?? 0) - (a.gain['vp'] ?? 0))
    return found
}

/** Whether the map is asked now, though perhaps not for this square. */
export function asksMap(ask: Ask | null): boolean {
    return Boolean(ask?.mine) && /(Square|Side|Target)$/.test(ask?.decision ?? '')
}

/** Choosing it only leads on to the next question: nothing has to be read before. A lesson goes step by step. */
export function leadsOn({ view, lesson }: Pick<Seen, 'view' | 'lesson'>, option: Option): boolean {
    if (option.shape === 'colour') return true
    return option.shape === 'square' && view?.draft[0] !== 'expand' && Boolean(lesson || !option.sum?.act)
}

/** What leads up to this answer and the answer itself, without what would be foreseen to follow it. */
export function asFarAs(option: Option): Option {
    return { ...option, plan: option.plan.slice(0, option.plan.indexOf(option.token) + 1) }
}

/** The token under which the server says why this square cannot be chosen; empty if nobody asked for it. */
export function whyToken(plan: Plan, view: KairoView, ask: Ask | null, square: string): string {
    if (!ask?.mine) return ''
    if (ask.decision.endsWith('Square')) return `square:${square}`
    if (ask.decision.endsWith('Side')) {
        const base = squareIndex(plan, baseSquare(view, ask))
        const side = SIDES.find((one) => beside(plan, base, one) === squareIndex(plan, square))
        return side ? `side:${side}` : ''
    }
    if (ask.decision === 'ChooseTarget') {
        const door = standsOf(view).find(({ stand }) => stand.entrance === square)
        return door ? `target:${targetName(door)}` : ''
    }
    return ''
}

/** The one of these squares that lies nearest to the middle of them all; none of none. */
export function centreOf(plan: Plan, squares: string[]): string {
    const at = squares.map((square) => {
        const index = squareIndex(plan, square)
        return { square, x: index % plan.cols, y: Math.floor(index / plan.cols) }
    })
    const mean = (of: 'x' | 'y'): number => at.reduce((sum, one) => sum + one[of], 0) / at.length
    const [x, y] = [mean('x'), mean('y')]
    const far = (one: { x: number; y: number }): number => Math.hypot(one.x - x, one.y - y)
    return at.sort((a, b) => far(a) - far(b))[0]?.square ?? ''
}
