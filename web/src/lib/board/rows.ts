/** The arrows go from row to row of a list. */
export function walkRows(event: KeyboardEvent, of = '.row'): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const rows = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(of)]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
}

/** The arrows go from card to card, two in a row; which one has the focus then. */
export function walkCards(event: KeyboardEvent, at: number, of = '[data-card]'): number {
    const step = { ArrowRight: 1, ArrowDown: 2, ArrowLeft: -1, ArrowUp: -2 }[event.key]
    if (!step) return at
    const cards = (event.currentTarget as Element).querySelectorAll<HTMLElement>(of)
    const next = Math.max(0, Math.min(cards.length - 1, at + step))
    event.preventDefault()
    cards[next]?.focus()
    return next
}
