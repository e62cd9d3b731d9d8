// Where on the page the answer is that the coach suggests: always the next thing to press.
import { countsOf, UNITS } from '$boxes/istanbul/ask/bundles'
import { CARD_KIND } from '$boxes/istanbul/board/faces'
import { members } from '$boxes/istanbul/offers'
import type { Choice } from '$lib/match/choice.svelte'
import type { Option } from '$lib/net/wire'

type Chosen = Pick<Choice, 'mode' | 'ticked'>

/** Selectors of what leads to an answer, the last step first. */
export function ways(option: Option, choice: Chosen): string[] {
    const { token, verb, argument, shape } = option
    const fromHand = !option.main && verb in CARD_KIND
    const entered = choice.mode === verb
    const asked = option.main || entered
    const missing = shape === 'set' ? members(argument).filter((place) => !choice.ticked.includes(place)) : []
    return [
        ...missing.map((place) => `[data-tick="${place}"]`),
        ...(shape === 'bundle' ? counting(argument) : []),
        `[data-token="${token}"]`,
        ...(entered ? [] : [`[data-verb="${verb}"]`]),
        ...(asked && ['place', 'square'].includes(shape) ? [`[data-place="${argument}"]`] : []),
        ...(asked && shape === 'edge' ? [`[data-edge="${argument}"]`] : []),
        ...(asked ? [] : [`[data-region="hand"] [data-card="${verb}"]`]),
        fromHand && !asked ? '[data-tab="cards"]' : '[data-tab="board"]',
    ]
}

const MOST = 9 // of one kind, in any bundle

/** The buttons that bring each kind nearer to its number in a bundle: first less, then more. */
function counting(argument: string): string[] {
    const wanted = countsOf(argument)
    const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i)
    const less = UNITS.flatMap((unit) =>
        upTo(MOST).flatMap((n) => (n < wanted[unit] ? [] : [`[data-less="${unit}${n}"]`])),
    )
    const more = UNITS.flatMap((unit) =>
        upTo(wanted[unit]).map((n) => `[data-more="${unit}${n}"]:not([aria-disabled="true"])`),
    )
    return [...less, ...more]
}

/** The element to press next; of a choice and its confirmation, which have the same token, the latter. */
export function next(option: Option, choice: Chosen, root: ParentNode = document): Element | null {
    for (const way of ways(option, choice)) {
        const found = [...root.querySelectorAll(way)].at(-1)
        if (found) return found
    }
    return null
}

/** Light one element, and no other; it is brought into sight. */
export function light(wanted: Element | null): void {
    const lit = document.querySelector('[data-lit]')
    if (lit === wanted) return
    lit?.removeAttribute('data-lit')
    wanted?.setAttribute('data-lit', '')
    wanted?.scrollIntoView?.({ block: 'nearest' })
}
