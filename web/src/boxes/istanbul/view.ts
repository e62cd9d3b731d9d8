// A seat's view of the game, as the server writes it (docs/notation.md, positions as JSON).
import type { TableView } from '$lib/match/view'

export type Colour = 'red' | 'green' | 'yellow' | 'blue'
export type Letter = 'R' | 'G' | 'Y' | 'B'

export const LETTERS: Letter[] = ['R', 'G', 'Y', 'B']
export const COLOURS: Colour[] = ['red', 'green', 'yellow', 'blue']
export const LETTER_OF: Record<Colour, Letter> = { red: 'R', green: 'G', yellow: 'Y', blue: 'B' }
export const COLOUR_OF: Record<Letter, Colour> = { R: 'red', G: 'green', Y: 'yellow', B: 'blue' }

/** The places by the number on their tile; nothing has number 0. */
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
    'roasting_plant',
    'guild_hall',
    'tavern',
    'coffee_house',
    'embassy',
    'kiosk',
    'auction_house',
    'secret_society',
    'catacombs',
]

/** How many columns a board of so many fields has: 4 by 4, 4 rows of 5, 5 by 5. */
export function columnsOf(fields: number): number {
    return Math.ceil(Math.sqrt(fields))
}

export type TavernTile = 'movement' | 'encounter'
export const TAVERN_TILES: TavernTile[] = ['movement', 'encounter']

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
    /** With Mocha & Baksheesh. */
    coffee?: number
    guild_cards?: number
    guild_hand?: number[]
    tavern_tiles?: TavernTile[]
    /** With Letters & Seals: `9-front`, `16-back` once delivered; where the companion is. */
    letters?: string[]
    companion?: string
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
    /** With Mocha & Baksheesh: costs in coffee, the next one first. */
    tavern?: { baksheesh: string; goods: string; tiles: Record<TavernTile, number[]> }
    guild_hall?: { pile_size: number; discard: number[]; in_play: number | null }
    coffee_house?: { rubies: number; price: number | null }
    /** With Letters & Seals. */
    kiosk?: { pile_size: number; revealed: string[]; chosen: string[]; discard: string[] }
    secret_society?: { lira: number[] }
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
    /** The edge as `7|17` and who may cross it; nowhere yet: null and -1. */
    barrier?: { edge: string | null; holder: number }
    /** With Letters & Seals. */
    letters?: { pile_size: number; discard: number[] }
    doubled?: number
    deck_size: number
    discard: string[]
    seats: SeatView[]
}

/** Whether a view is one of Istanbul, with or without expansions. */
export function isIstanbul(view: TableView): view is View {
    return 'layout' in view
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

/** The place whose action was carried out last, while it is asked whether to repeat it. */
export function placeActed(view: View | null): string {
    const [step, , place] = view?.todo[0]?.split(' ') ?? []
    return step === 'AfterAction' ? (PLACES[Number(place)] ?? '') : ''
}

/** The dice that lie on the table while it is asked whether to change them, lower first. */
export function diceShown(view: TableView | null): number[] {
    const [step, , pips, pair] = view?.todo[0]?.split(' ') ?? []
    if (step === 'ChangeDie') return [Number(pips)]
    if (step !== 'ChangeDice') return []
    let left = Number(pair)
    for (let low = 1; low <= 6; low += 1) {
        const pairs = 7 - low // all pairs with this lower die
        if (left < pairs) return [low, low + left]
        left -= pairs
    }
    return []
}
