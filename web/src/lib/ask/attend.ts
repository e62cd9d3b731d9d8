// The keyboard comes to a question when it is put; what is in use keeps it.
const IN_USE = 'dialog, input, select, textarea, [data-region="log"], [data-in-use]'

/** Put the focus on the heading of a question. False if nothing is heard of it: it is there already, or in use. */
export function attend(heading: HTMLElement | null | undefined): boolean {
    const held = document.activeElement
    if (!heading || held === heading || held?.closest(IN_USE)) return false
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return document.activeElement === heading
}

/** The same, but only if what had the focus is gone. */
export function attendLost(heading: HTMLElement | null | undefined): void {
    if (document.activeElement === document.body) attend(heading)
}
