// Where on the page the answer is that the coach suggests: always the next thing to press.
import { NOTHING, type Kit } from '$lib/ask/kit'
import type { Choice } from '$lib/match/choice.svelte'
import type { Option } from '$lib/net/wire'

type Chosen = Pick<Choice, 'mode' | 'ticked'>

/** Selectors of what leads to an answer, the last step first. */
export function ways(
    option: Option,
    choice: Chosen,
    { leads, onBoard }: Pick<Kit, 'leads' | 'onBoard'>,
): string[] {
    const { token, verb, argument, shape, card } = option
    const entered = choice.mode === verb
    const asked = option.main || entered
    return [
        ...(leads[shape]?.(option, choice) ?? []),
        `[data-token="${token}"]`,
        ...(entered ? [] : [`[data-verb="${verb}"]`]),
        ...(asked && shape in onBoard ? [`[data-${onBoard[shape]}="${argument}"]`] : []),
        ...(asked ? [] : [`[data-region="hand"] [data-card="${card || verb}"]`]),
        card && !asked ? '[data-tab="cards"]' : '[data-tab="board"]',
    ]
}

/** The element to press next; of a choice and its confirmation, which have the same token, the latter. */
export function next(
    option: Option,
    choice: Chosen,
    lent: Pick<Kit, 'leads' | 'onBoard'> = NOTHING,
    root: ParentNode = document,
): Element | null {
    for (const way of ways(option, choice, lent)) {
        const last = [...root.querySelectorAll(way)].at(-1)
        if (last) return last
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
