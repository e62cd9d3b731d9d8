// Where on the page the answer is that the coach suggests: always the next thing to press.
import { CARD_KIND } from '$lib/board/faces'
import { members } from '$lib/match/offers'
import type { Choice } from '$lib/match/choice.svelte'
import type { Option } from '$lib/net/wire'

type Chosen = Pick<Choice, 'mode' | 'ticked'>

/** Selectors of what leads to an answer, the last step first. */
export function ways(option: Option, choice: Chosen): string[] {
    const { token, verb, argument, shape } = option
    const fromHand = !option.main && verb in CARD_KIND
    const asked = option.main || choice.mode === verb
    const missing = shape === 'set' ? members(argument).filter((place) => !choice.ticked.includes(place)) : []
    return [
        ...missing.map((place) => `[data-tick="${place}"]`),
        `[data-token="${token}"]`,
        ...(shape === 'place' && asked ? [`[data-place="${argument}"]`] : []),
        ...(asked ? [] : [`[data-verb="${verb}"]`, `[data-region="hand"] [data-card="${verb}"]`]),
        fromHand && !asked ? '[data-tab="cards"]' : '[data-tab="board"]',
    ]
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
