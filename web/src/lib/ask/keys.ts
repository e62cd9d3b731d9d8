/** The key pressed, as one lower-case word; nothing while typing or with a modifier other than Shift. */
export function keyOf(event: KeyboardEvent): string {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return ''
    const target = event.target as Element | null
    if (target?.closest?.('input, textarea, select, dialog')) return ''
    return event.key.length === 1 ? event.key.toLowerCase() : event.key
}

/** Which of n things in a row the keys 1, 2, … mean; -1 for none. */
export function digitOf(event: KeyboardEvent, count: number): number {
    const key = keyOf(event)
    const nth = /^[1-9]$/.test(key) ? Number(key) - 1 : -1
    if (nth < 0 || nth >= count) return -1
    event.preventDefault()
    return nth
}
