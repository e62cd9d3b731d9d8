// What the chairs of a table are called.
import { t } from '$lib/i18n/index.svelte'
import { rivalOf } from '$rivals'
import type { Chair } from './tables'

/** What a chair is told from the others by: colour and emblem. */
export function markPhrase(mark: string): string {
    return t().seat.marked(t().marks[mark] ?? { emblem: mark })
}

/** Who sits on a chair. */
export function chairName(chair: Chair, first: boolean): string {
    const words = t().pages.newTable
    if (chair.kind === 'bot') return rivalOf(chair.bot).name
    if (chair.kind === 'open') return words.friend
    return chair.name.trim() || (first ? words.kinds.me : words.somebody)
}
