// The keys 1, 2, … answer in the order of what is shown.
import { keyOf } from '$lib/ask/keys'

/** Which of n things a key means; -1 for none. */
export function digitOf(event: KeyboardEvent, count: number): number {
    const key = keyOf(event)
    const nth = /^[1-9]$/.test(key) ? Number(key) - 1 : -1
    if (nth < 0 || nth >= count) return -1
    event.preventDefault()
    return nth
}
