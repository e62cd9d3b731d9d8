/** The arrows go from row to row of a list. */
export function walkRows(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const rows = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.row')]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
}
