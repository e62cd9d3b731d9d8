// How places and cards are drawn. Nothing here decides what is possible; what is printed comes from the server.
import type { SymbolName } from '$lib/art/symbols'
import type { Letter } from '../view'

/** The colour of a place's frame tells what it is good for. */
export type KindOfPlace = 'ruby' | 'good' | 'serv' | 'dice' | 'mkt'

export const KIND: Record<string, KindOfPlace> = {
    wainwright: 'ruby',
    fabric: 'good',
    spice: 'good',
    fruit: 'good',
    post: 'serv',
    caravansary: 'serv',
    fountain: 'serv',
    black_market: 'dice',
    tea: 'dice',
    large_market: 'mkt',
    small_market: 'mkt',
    police: 'serv',
    palace: 'ruby',
    small_mosque: 'ruby',
    great_mosque: 'ruby',
    gemstone: 'ruby',
    roasting_plant: 'good',
    guild_hall: 'serv',
    tavern: 'serv',
    coffee_house: 'ruby',
    embassy: 'serv',
    kiosk: 'mkt',
    auction_house: 'mkt',
    secret_society: 'ruby',
    catacombs: 'ruby',
}

export const STORED: Record<string, Letter> = { fabric: 'R', spice: 'G', fruit: 'Y' }

export type CardKind = 'free' | 'move' | 'rep' | 'sell' | 'ph1' | 'roll'

/** The colour of a card's head: any time, movement, sale, phase 1, once more, on a roll. */
export const CARD_KIND: Record<string, CardKind> = {
    good_1: 'free',
    lira_5: 'free',
    move_3_4: 'move',
    stay: 'move',
    return_assistant: 'ph1',
    family_home: 'free',
    small_market_any: 'sell',
    repeat_sultan: 'rep',
    repeat_post: 'rep',
    repeat_gem: 'rep',
    coffee_2: 'free',
    guild_for_2_coffee: 'free',
    lira_8_for_1_coffee: 'free',
    dice_reward: 'free',
    exchange_3: 'free',
    die_to_6: 'roll',
    corner_move: 'move',
    repeat_wainwright: 'rep',
    repeat_coffee_house: 'rep',
    letter_1: 'free',
    dice_reward_letters: 'free',
    lira_7_for_1_good: 'free',
    yellow_lira_3: 'free',
    green_lira_3: 'free',
    red_lira_3: 'free',
    blue_lira_3: 'free',
    copy_discard: 'free',
    family_step: 'move',
    join_merchant: 'move',
    companion_2: 'move',
    use_npc: 'free',
    repeat_mosque: 'rep',
    repeat_secret: 'rep',
    jump_anywhere: 'move',
}

/** The place a card that repeats an action belongs to, and the symbol of what it brings. */
export const CARD_AGAIN: Record<string, { place: string; brings: SymbolName }> = {
    repeat_sultan: { place: 'palace', brings: 'ruby' },
    repeat_post: { place: 'post', brings: 'mail' },
    repeat_gem: { place: 'gemstone', brings: 'ruby' },
    repeat_wainwright: { place: 'wainwright', brings: 'cart-extend' },
    repeat_coffee_house: { place: 'coffee_house', brings: 'ruby' },
    repeat_secret: { place: 'secret_society', brings: 'ruby' },
}

/** Whether a card repeats an action; of this place, if one is named. */
export function repeats(card: string, place?: string): boolean {
    const again = CARD_AGAIN[card]
    return again !== undefined && (place === undefined || again.place === place)
}

/** The card an option is played with, where its verb is not the card's own name. */
const VERB_CARD: Record<string, string[]> = {
    move_long: ['move_3_4'],
    sell_any: ['small_market_any'],
    corner: ['corner_move'],
    set6: ['die_to_6'],
    repeat: Object.keys(CARD_AGAIN),
    repeat_tile: ['repeat_mosque'],
    copy: ['copy_discard'],
    family: ['family_step'],
    join: ['join_merchant'],
    comp2: ['companion_2'],
    jump: ['jump_anywhere'],
}

/** Whether the card of an option with this verb is a guild card. */
export function isGuild(verb: string): boolean {
    return ['guild', 'roast_guild', 'discard_guild'].includes(verb)
}

/** Whether an option with this verb is played with this card. */
export function playedWith(verb: string, card: string): boolean {
    return verb === card || (VERB_CARD[verb]?.includes(card) ?? false)
}
