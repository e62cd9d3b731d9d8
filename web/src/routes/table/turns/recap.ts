// What others did since the last turn of whoever is asked, until they do something.
import type { Match } from '$lib/match/match.svelte'
import type { Turn } from '$lib/net/wire'

export function recapOf(match: Match): readonly Turn[] {
    const { follow, view, ask, next } = match
    const seat = next >= 0 ? next : ask?.mine ? match.as : -1
    const begins = view && !match.playing && seat >= 0 && view.active === seat && follow.acted !== view.turn
    return begins ? follow.since(seat, view.turn).filter(({ text }) => text) : []
}

/** The last turn that is over. */
export function lastOf({ follow, view }: Match): Turn | undefined {
    return follow.turns.findLast(({ text, turn }) => text && turn !== view?.turn)
}

/** What a turn begins with, and what else happened in it. */
export function clauses(text: string): [first: string, rest: string] {
    const end = text.indexOf(', ')
    return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
}
