// What is said of a game before it is chosen.
import { coverOf } from '$lib/boxes'
import { t } from '$lib/i18n/index.svelte'
import type { Game } from '$lib/api'

export const HEAVIEST = 5

/** The name on the lid. */
export function titleOf(game: string): string {
    return t().pages.shelf.titles[game] ?? t().pages.games[game] ?? game
}

export function playersOf({ players }: Pick<Game, 'players'>): string {
    return t().pages.shelf.range(players.min, players.max)
}

/** How long it takes; nothing where nobody knows. */
export function minutesOf(game: string): string {
    const minutes = coverOf(game).minutes
    return minutes ? t().pages.shelf.range(...minutes) : ''
}

/** How long it takes at a table of this size: from the fewest to the most players in even steps. */
export function aboutMinutes({ name, players }: Pick<Game, 'name' | 'players'>, count: number): number {
    const [from, to] = coverOf(name).minutes ?? [0, 0]
    const share = (count - players.min) / Math.max(1, players.max - players.min)
    return 5 * Math.round((from + share * (to - from)) / 5)
}
