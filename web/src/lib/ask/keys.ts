/** The key pressed, as one lower-case word; nothing while typing or with a modifier other than Shift. */
export function keyOf(event: KeyboardEvent): string {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return ''
    const target = event.target as Element | null
    if (target?.closest?.('input, textarea, select, dialog')) return ''
    return event.key.length === 1 ? event.key.toLowerCase() : event.key
}
