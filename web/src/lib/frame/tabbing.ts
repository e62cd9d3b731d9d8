// Tab goes through the table in the order in which people need it, wherever the parts stand on the screen.
const ORDER = ['chosen', 'ask', 'pass', 'board', 'hand', 'seats', 'turns', 'log', 'sheet', 'own', 'tabs']
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** What is chosen on the board: the decision is about it, and comes next. */
const CHOSEN = '[data-board] :is([data-place], [data-over], [data-token])[aria-pressed="true"]'

function regionOf(one: Element): string {
    if (one.matches(CHOSEN)) return 'chosen'
    return (
        one.closest<HTMLElement>('[data-region]')?.dataset.region ??
        (one.closest('[data-board]') ? 'board' : '')
    )
}

/** All that is in no part of the table stands before them: whoever comes to the page from outside goes on to the decision. */
const rank = (one: Element): number => ORDER.indexOf(regionOf(one))

/** Of the radio buttons that belong together only the chosen one is a stop. */
function isStop(one: HTMLElement): boolean {
    if (one.tabIndex < 0 || one.matches(':disabled') || !one.checkVisibility()) return false
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio' || one.checked) return true
    return !document.querySelector(`input[type=radio][name="${CSS.escape(one.name)}"]:checked`)
}

export function stops(root: ParentNode): HTMLElement[] {
    const all = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(isStop)
    return all.sort((one, other) => rank(one) - rank(other))
}

/** The browser goes on from the edge of the page, wherever what comes first or last stands in it. */
export function leave(back: boolean): void {
    const edge = document.createElement('span')
    edge.tabIndex = -1
    document.body[back ? 'prepend' : 'append'](edge)
    edge.onblur = () => edge.remove()
    edge.focus({ preventScroll: true })
}

/** Where Tab goes from here; nothing at either end, where the page is left. */
export function after(here: Element, back: boolean, all: HTMLElement[]): HTMLElement | undefined {
    const at = all.indexOf(here as HTMLElement)
    if (at >= 0) return all[at + (back ? -1 : 1)]
    // a heading, or nothing: on from the part it stands in
    const from = Math.max(0, rank(here))
    const next = all.findIndex((one) => rank(one) >= from)
    return back ? all[(next < 0 ? all.length : next) - 1] : all[next]
}
