// A seat's view of the game, as the server writes it (docs/notation.md, positions as JSON).
import type { TableView } from '$lib/match/view'

export type Colour = 'red' | 'green' | 'yellow' | 'blue'
export type Letter = 'R' | 'G' | 'Y' | 'B'

export const LETTERS: Letter[] = ['R', 'G', 'Y', 'B']
export const COLOURS: Colour[] = ['red', 'green', 'yellow', 'blue']
export const LETTER_OF: Record<Colour, Letter> = { red: 'R', green: 'G', yellow: 'Y', blue: 'B' }
export const COLOUR_OF: Record<Letter, Colour> = { R: 'red', G: 'green', Y: 'yellow', B: 'blue' }

/** The places by the number on their tile; nothing has number 0. Expansions add theirs. */
export const PLACES = [
    '',
    'wainwright',
    'fabric',
    'spice',
    'fruit',
    'post',
    'caravansary',
    'fountain',
    'black_market',
    'tea',
    'large_market',
    'small_market',
    'police',
    'palace',
    'small_mosque',
    'great_mosque',
    'gemstone',
]

/** Names the places of an expansion by their numbers. */
export function numbered<Numbers extends Record<string, number>>(numbers: Numbers): Numbers {
    for (const [place, number] of Object.entries(numbers)) PLACES[number] = place
    return numbers
}

/** How many columns a board of n fields has: 4 by 4, 4 rows of 5, 5 by 5. */
export function columnsOf(fields: number): number {
    return Math.ceil(Math.sqrt(fields))
}

export interface SeatView {
    lira: number
    goods: Record<Colour, number>
    capacity: number
    rubies: number
    tiles: Colour[]
    merchant: string
    family: string
    assistants: string[]
    /** Assistants under the merchant: a number, or in the variant own and neutral ones, bottom first. */
    stack: number | string[]
    shown: string[]
    cards: number
    hand?: string[]
}

export interface PlacesView {
    wainwright: { rubies: number; extensions: number }
    palace: { rubies: number; price: Record<Colour | 'any', number> | null }
    small_mosque: { rubies: number; tiles: Partial<Record<Colour, number[]>> }
    great_mosque: { rubies: number; tiles: Partial<Record<Colour, number[]>> }
    gemstone: { rubies: number; price: number | null }
    post: { indicators: number }
    large_market: { demand: string }
    small_market: { demand: string }
}

export interface View extends TableView {
    neutral_assistants: boolean
    layout: number[]
    used: string[]
    /** Where the figures stand that belong to nobody. */
    tokens: { governor: string; smuggler: string } & Record<string, string>
    neutral_merchants: string[]
    stray_assistants: string[]
    places: PlacesView
    deck_size: number
    discard: string[]
    seats: SeatView[]
}

/** How many assistants stand under a merchant. */
export function stackSize(seat: SeatView): number {
    return typeof seat.stack === 'number' ? seat.stack : seat.stack.length
}

/** The name a place has in tokens, given its name or its number. */
export function placeName(given: string | number): string {
    return typeof given === 'number' ? (PLACES[given] ?? '') : given
}

/** The name of a figure that belongs to nobody, given its name or its number. */
export function tokenName(view: View, given: string | number | undefined): string {
    return typeof given === 'number' ? (Object.keys(view.tokens)[given] ?? '') : (given ?? '')
}

export function placeNumber(name: string): number {
    return PLACES.indexOf(name)
}
