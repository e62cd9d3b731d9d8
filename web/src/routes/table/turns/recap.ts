// What others did since the viewer's last turn, until the viewer does something.
import type { Match } from '$lib/match/match.svelte'
import type { Turn } from '$lib/net/wire'

export function recapOf(match: Match): readonly Turn[] {
    const { follow, view, as } = match
    const begins =
        match.ask?.mine && !match.playing && view && view.active === as && follow.acted !== view.turn
    return begins ? follow.since(as, view.turn).filter(({ text }) => text) : []
}
