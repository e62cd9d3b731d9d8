// What is printed on the places, as the server tells it of every game.
import { get } from '$lib/net/api'
import type { Letter } from '$boxes/istanbul/view'
import type { Game } from '$lib/protocol'

/** Only what a place has printed on it is there. */
export interface Face {
    price?: number
    /** The two rows of the post office: a good or lira per column. */
    top?: (Letter | number)[]
    bottom?: (Letter | number)[]
    /** Jewelry by the total of the dice: from how much on, how many. */
    jewelry?: [number, number][]
    otherwise?: number
    /** For one good, two, and so on. */
    revenue?: number[]
    /** The goods on a demand tile, by its name. */
    demand?: Record<string, string>
    /** What is taken besides, or for each part given. */
    coffee?: number
    /** Guild cards drawn, or bonus cards at auction. */
    cards?: number
    /** Prices in coffee. */
    barrier?: number
    ruby?: number
    /** Letters drawn, and seals to pay. */
    letters?: number
    seals?: number
}

type Printed = Pick<Game, 'name' | 'faces' | 'goals' | 'players'>

let games = $state.raw<Record<string, Printed>>({})
let asked = false

/** Fetch what is printed, once. */
export async function loadFaces(): Promise<void> {
    if (asked) return
    asked = true
    try {
        setFaces(await get<Game[]>('/api/games'))
    } catch {
        asked = false
    }
}

export function setFaces(given: Printed[]): void {
    games = Object.fromEntries(given.map((game) => [game.name, game]))
}

/** The face of a place; nothing is printed on it while that is not known. */
export function face(game: string, place: string): Face {
    return games[game]?.faces[place] ?? {}
}

/** How many rubies bring the end on, as many as are drawn on a seat; none while that is not known. */
export function rubiesToEnd(game: string, players: number): number {
    const found = games[game]
    return found?.goals[players - found.players.min] ?? 0
}
