// What is printed on the places, as the server tells it of every game.
import { get } from '$lib/net/api'
import type { Letter } from '$lib/match/view'
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
}

let games = $state.raw<Record<string, Record<string, Face>>>({})
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

export function setFaces(given: Pick<Game, 'name' | 'faces'>[]): void {
    games = Object.fromEntries(given.map(({ name, faces }) => [name, faces]))
}

/** The face of a place; nothing is printed on it while that is not known. */
export function face(game: string, place: string): Face {
    return games[game]?.[place] ?? {}
}
