// What the chairs of a table are called.
import { t } from '$lib/i18n/index.svelte'
import { rivalOf } from '$rivals'
import { mine, type Chair, type Plan } from './tables'

/** What a chair is told from the others by: colour and emblem. */
export function markPhrase(mark: string): string {
    return t().seat.marked(t().marks[mark] ?? { emblem: mark })
}

/** A mark as it is offered to a chair: with who has it, if it is another of this table. */
export function offered(plan: Plan, seat: number, mark: string, marks: readonly string[]): string {
    const holder = marks.indexOf(mark)
    const said = markPhrase(mark)
    if (holder === seat || holder >= plan.players) return said
    return t().pages.newTable.taken(said, chairName(plan.chairs[holder]!, holder === mine(plan)))
}

/** Who sits on a chair. */
export function chairName(chair: Chair, first: boolean): string {
    const words = t().pages.newTable
    if (chair.kind === 'bot') return rivalOf(chair.bot).name
    if (chair.kind === 'open') return words.friend
    return chair.name.trim() || (first ? words.kinds.me : words.somebody)
}
