// How a box tells of its places.
import type { Place } from './expansion'
import { numbered } from './view'

/** Places of a box, known by their numbers from now on. */
export function numberedPlaces<Names extends string>(places: Record<Names, Place>): Record<Names, Place> {
    numbered(Object.fromEntries(Object.entries<Place>(places).map(([name, { number }]) => [name, number])))
    return places
}

/** The same on a small picture of a board: number and kind of frame. */
export function tilesOf(places: Record<string, Place>): Record<string, [number, string]> {
    return Object.fromEntries(Object.entries(places).map(([name, one]) => [name, [one.number, one.kind]]))
}
