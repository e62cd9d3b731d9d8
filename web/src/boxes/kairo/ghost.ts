// A stand that is about to be placed or to grow, as far as it was announced and chosen.
import type { Ask, Option } from '$lib/net/wire'
import { beside, squareIndex, squareName, type Plan } from './plan.svelte'
import { saidOf, type Hue, type KairoView, type Side } from './view'

export interface Ghost {
    hue: Hue
    squares: string[]
    /** Where its door may lie, and where it would. */
    doors: string[]
    door: string
    /** The square by which it grows. */
    grown: string
}

interface Seen {
    plan: Plan
    view: KairoView
    ask: Ask | null
    chosen: Option | null
    seat: number
    /** The doors that are asked for. */
    open: string[]
}

export function ghostOf({ plan, view, ask, chosen, seat, open }: Seen): Ghost | null {
    if (!ask?.mine) return null
    const said = [...view.draft, ...(chosen ? tokensOf(chosen) : [])]
    const hue = (saidOf(said, 'colour') || ask.facts?.colour) as Hue | ''
    const square = saidOf(said, 'square') || String(ask.facts?.square ?? '')
    if (!hue || !square) return null
    const stand = said[0] === 'expand' ? view.seats[seat]?.stands[hue] : undefined
    if (stand) {
        const squares = [stand.main, ...stand.expansions, square]
        return { hue, squares, doors: [], door: '', grown: square }
    }
    const side = saidOf(said, 'side') as Side | ''
    const found = side ? beside(plan, squareIndex(plan, square), side) : -1
    const door = found < 0 ? '' : squareName(plan, found)
    const doors = open.length ? open : door ? [door] : []
    return { hue, squares: [square], doors, door: doors.length === 1 ? doors[0]! : door, grown: '' }
}

const tokensOf = ({ plan, token }: Option): string[] => (plan.length ? plan : [token])
