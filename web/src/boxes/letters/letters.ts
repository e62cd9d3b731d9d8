// Letters, kiosk tiles and auctions, as they stand in a view. Nothing here decides what is possible.
import { PLACES, placeNumber } from '$boxes/istanbul/view'
import type { Ask } from '$lib/net/wire'
import './view'

export interface Letter {
    /** `9-front`: as the notation writes it. */
    word: string
    number: number
    place: string
    delivered: boolean
    seals: number
}

/** A letter from its word: `9-front` before it is delivered, `9-back` after. */
export function letterOf(word: string): Letter {
    const [number, side] = word.split('-')
    const delivered = side === 'back'
    return {
        word,
        number: Number(number),
        place: PLACES[Number(number)] ?? '',
        delivered,
        seals: delivered ? 2 : 1,
    }
}

export function sealsOf(words: string[]): number {
    return words.reduce((sum, word) => sum + letterOf(word).seals, 0)
}

/** How many seals are still to be paid, where seals are paid. */
export function sealsDue(ask: Ask | null): number {
    return Number(ask?.facts?.seals_due ?? 0)
}

/** Where a companion stands, if it stands on the board. */
export function companionPlace(word: string | undefined): string {
    return word && placeNumber(word) > 0 ? word : ''
}

// --- kiosk tiles

/**
 * What each tile pays and brings: goods by letter, X any good, L lira, T letter, K bonus card, C coffee, E cart
 * extension, H companion home, D as many lira as a die shows, F merchant to the Fountain.
 */
const TILES: Record<string, string> = {
    K01: 'Y L1',
    K02: 'G L1',
    K03: 'R L1',
    K04: 'Y Y',
    K05: 'G G',
    K06: 'R R',
    K07: 'Y',
    K08: 'G',
    K09: 'R',
    K10: 'B',
    K11: 'K',
    K12: 'L2',
    K13: 'C / L2',
    K14: 'C / L3',
    K15: 'H',
    K16: 'D > L',
    K17: 'L10 > E',
    K18: 'R G Y B > E',
    K19: 'F',
    K20: 'X > T / T > X',
    K21: 'K > T / T > K',
    K22: 'L2 > T / T > L3',
    K23: 'L2 > X / X > L3',
    K24: 'L2 > K / K > L3',
}

/** The ways to use a tile, each as signs in a row. */
export function waysOf(tile: string): string[][] {
    return (TILES[tile] ?? '').split(' / ').map((way) => way.split(' '))
}

/** The tile somebody has taken and may use now; empty otherwise. */
export function tileInUse(ask: Ask | null): string {
    return String(ask?.facts?.tile ?? '')
}

// --- auctions

export type Stand = 'asked' | 'leads' | 'out' | 'toCome' | 'lastWord'

export interface Auction {
    /** The highest bid, 0 before the first one. */
    high: number
    leader: number
    /** By seat, from the opener on: how it stands to the auction. */
    bidders: { seat: number; stand: Stand }[]
}

interface Bidding {
    asked: number
    opener: number
    leader: number
    high: number
}

/** The auction that is on: who bids most, who is asked, who is still to come. */
export function auctionOf(ask: Ask | null, players: number): Auction | null {
    const bidding = ask?.facts?.auction as Bidding | undefined
    if (!bidding) return null
    const { asked, opener, leader, high } = bidding
    const final = asked === opener && leader >= 0
    const order = Array.from({ length: players }, (_, i) => (opener + i) % players)
    const turn = order.indexOf(asked)
    const stand = (seat: number, at: number): Stand => {
        if (seat === asked) return 'asked'
        if (seat === leader) return 'leads'
        if (seat === opener && leader !== opener) return 'lastWord'
        return at > turn && !final ? 'toCome' : 'out'
    }
    return { high, leader, bidders: order.map((seat, at) => ({ seat, stand: stand(seat, at) })) }
}
