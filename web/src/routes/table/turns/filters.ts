// What of the log is shown.
import { signOf } from '$lib/boxes'
import type { SymbolName } from '$lib/art/symbols'
import { t } from '$lib/i18n/index.svelte'
import type { Match } from '$lib/match/match.svelte'
import type { Turn } from '$lib/net/wire'

const DICE = 'dice'

export interface Filter {
    key: string
    name: string
    /** Words where there is no sign. */
    symbol?: SymbolName
    shows: (turn: Turn) => boolean
}

/** All, what ranks the seats and dice where the game has them, the viewer's own, one seat. */
export function filtersOf(match: Match): Filter[] {
    const w = t().log
    const tags = [...new Set(match.follow.turns.flatMap(({ tags = [] }) => tags))]
    const seats = (match.view?.seats ?? []).map((_, seat) => seat)
    const others = seats.filter((seat) => match.isRival(seat))
    const named = (tag: string): string => (tag === DICE ? w.dice : (t().pages.end.tallies[tag] ?? tag))
    return [
        { key: 'all', name: w.all, shows: () => true },
        ...tags
            .sort((a, b) => Number(a === DICE) - Number(b === DICE))
            .map((tag) => ({
                key: tag,
                name: named(tag),
                symbol: tag === DICE ? 'dice' : signOf(tag),
                shows: (turn: Turn) => Boolean(turn.tags?.includes(tag)),
            })),
        ...(match.you.length
            ? [
                  {
                      key: 'mine',
                      name: w.mine,
                      // a screen that several share has no emblem of its own
                      ...(match.you.length === 1 && { symbol: match.emblem(match.as) }),
                      shows: ({ seat }: Turn) => match.you.includes(seat),
                  },
              ]
            : []),
        ...others.map((seat) => ({
            key: `seat ${seat}`,
            name: w.only(match.name(seat)),
            symbol: match.emblem(seat),
            shows: (turn: Turn) => turn.seat === seat,
        })),
    ]
}
