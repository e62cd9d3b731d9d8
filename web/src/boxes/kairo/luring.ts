// The doors a question offers, each with the way of its customer there.
import type { Option } from '$lib/net/wire'
import type { Plan } from './plan.svelte'
import { HUES, targetOf, type KairoView, type Placed } from './view'
import { wayOf } from './walk'

export interface Door extends Placed {
    option: Option
    square: string
    way: string[]
    steps: number
    /** Barkers it costs. */
    price: number
}

/** By customer, then by distance. */
export function doorsOf(plan: Plan, view: KairoView, options: Iterable<Option>): Door[] {
    return [...options]
        .flatMap((option) => {
            const placed = option.shape === 'stand' ? targetOf(view, option.argument) : undefined
            if (!placed) return []
            const square = placed.stand.entrance
            const way = wayOf(plan, view, view.customers[placed.hue] ?? '', square)
            const price = 0 - (option.gain['barkers'] ?? 0)
            return [{ ...placed, option, square, way, steps: way.length - 1, price }]
        })
        .sort((a, b) => HUES.indexOf(a.hue) - HUES.indexOf(b.hue) || a.steps - b.steps)
}
