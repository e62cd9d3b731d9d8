// The games of this house, as the server describes them.
import { get } from '$lib/net/api'
import type { Game } from '$lib/protocol'

type Known = Pick<Game, 'name' | 'faces' | 'goals' | 'players'>

let games = $state.raw<Record<string, Known>>({})
let asked = false

/** Fetch them, once. */
export async function loadGames(): Promise<void> {
    if (asked) return
    asked = true
    try {
        setGames(await get<Game[]>('/api/games'))
    } catch {
        asked = false
    }
}

export function setGames(given: Known[]): void {
    games = Object.fromEntries(given.map((game) => [game.name, game]))
}

/** What is printed on a place, for drawing it; nothing while that is not known. */
export function printedOn(game: string, place: string): Record<string, unknown> {
    return games[game]?.faces[place] ?? {}
}

/** How much of what is collected brings the end on; none while that is not known. */
export function goalOf(game: string, players: number): number {
    const known = games[game]
    return known?.goals[players - known.players.min] ?? 0
}
