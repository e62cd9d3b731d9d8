// How places and cards are drawn. Nothing here decides what is possible; what is printed comes from the server.
import type { Component } from 'svelte'
import type { Card, Formula, Place } from '../expansion'
import type { Letter } from '../view'
import BlackMarket from './formula/BlackMarket.svelte'
import Caravansary from './formula/Caravansary.svelte'
import Fountain from './formula/Fountain.svelte'
import Gemstone from './formula/Gemstone.svelte'
import Market from './formula/Market.svelte'
import Mosque from './formula/Mosque.svelte'
import Palace from './formula/Palace.svelte'
import Police from './formula/Police.svelte'
import Post from './formula/Post.svelte'
import Tea from './formula/Tea.svelte'
import Unknown from './formula/Unknown.svelte'
import Wainwright from './formula/Wainwright.svelte'
import Warehouse from './formula/Warehouse.svelte'

/** The colour of a place's frame tells what it is good for. */
export type KindOfPlace = 'ruby' | 'good' | 'serv' | 'dice' | 'mkt'

// the parts of a tile that never change ask for nothing
export const fixed = (drawing: Component): Formula => drawing as Formula

export const PLACES_DRAWN: Record<string, Place> = {
    wainwright: { number: 1, kind: 'ruby', Formula: Wainwright },
    fabric: { number: 2, kind: 'good', Formula: Warehouse },
    spice: { number: 3, kind: 'good', Formula: Warehouse },
    fruit: { number: 4, kind: 'good', Formula: Warehouse },
    post: { number: 5, kind: 'serv', Formula: Post },
    caravansary: { number: 6, kind: 'serv', Formula: Caravansary },
    fountain: { number: 7, kind: 'serv', Formula: fixed(Fountain) },
    black_market: { number: 8, kind: 'dice', Formula: BlackMarket as Formula },
    tea: { number: 9, kind: 'dice', Formula: Tea as Formula },
    large_market: { number: 10, kind: 'mkt', Formula: Market },
    small_market: { number: 11, kind: 'mkt', Formula: Market },
    police: { number: 12, kind: 'serv', Formula: fixed(Police) },
    palace: { number: 13, kind: 'ruby', Formula: Palace },
    small_mosque: { number: 14, kind: 'ruby', Formula: Mosque },
    great_mosque: { number: 15, kind: 'ruby', Formula: Mosque },
    gemstone: { number: 16, kind: 'ruby', Formula: Gemstone },
}

/** What a place is good for; one that nobody has drawn serves. */
export const kindOf = (place: string): KindOfPlace => PLACES_DRAWN[place]?.kind ?? 'serv'

/** What a place does, in symbols; one that nobody has drawn says it in words. */
export const formulaOf = (place: string): Formula => PLACES_DRAWN[place]?.Formula ?? Unknown

export const STORED: Record<string, Letter> = { fabric: 'R', spice: 'G', fruit: 'Y' }

/** The colour of a card's head: any time, movement, sale, phase 1, once more, on a roll. */
export type CardKind = 'free' | 'move' | 'rep' | 'sell' | 'ph1' | 'roll'

export const CARDS: Record<string, Card> = {
    good_1: { kind: 'free' },
    lira_5: { kind: 'free' },
    move_3_4: { kind: 'move', verb: 'move_long' },
    stay: { kind: 'move' },
    return_assistant: { kind: 'ph1' },
    family_home: { kind: 'free' },
    small_market_any: { kind: 'sell', verb: 'sell_any' },
    repeat_sultan: { kind: 'rep', verb: 'repeat', again: { place: 'palace', brings: 'ruby' } },
    repeat_post: { kind: 'rep', verb: 'repeat', again: { place: 'post', brings: 'mail' } },
    repeat_gem: { kind: 'rep', verb: 'repeat', again: { place: 'gemstone', brings: 'ruby' } },
}

/** The verb a card is played by. */
export const verbOf = (card: string): string => CARDS[card]?.verb ?? card
