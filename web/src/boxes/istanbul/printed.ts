// What is printed on the places, as the server tells it.
import { goalOf, printedOn } from '$lib/frame/games.svelte'
import type { Letter } from './view'

/** Only what a place has printed on it is there. Expansions add theirs. */
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
    /** Cards drawn, or at auction. */
    cards?: number
}

/** The face of a place; nothing is printed on it while that is not known. */
export function face(game: string, place: string): Face {
    return printedOn(game, place) as Face
}

/** How many rubies bring the end on, as many as are drawn on a seat. */
export const rubiesToEnd = goalOf
