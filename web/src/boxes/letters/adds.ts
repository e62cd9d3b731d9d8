// What this box adds to the screens of the game.
import { hued } from '$lib/match/hues.svelte'
import { piece } from '$boxes/istanbul/board/pieces'
import type { Expansion, Formula } from '$boxes/istanbul/expansion'
import type { Kit } from '$lib/ask/kit'
import AskBid from './AskBid.svelte'
import AskKiosk from './AskKiosk.svelte'
import AskLetter from './AskLetter.svelte'
import AskWay from './AskWay.svelte'
import CardSigns from './CardSigns.svelte'
import Deal from './Deal.svelte'
import AuctionHouse from './formula/AuctionHouse.svelte'
import Embassy from './formula/Embassy.svelte'
import Kiosk from './formula/Kiosk.svelte'
import SecretSociety from './formula/SecretSociety.svelte'
import { companionPlace } from './letters'
import { LIVE } from './live'
import OwnLetters from './OwnLetters.svelte'
import { NUMBERS } from './places'
import { Chips, Own } from './seat.svelte'
import SeatLetters from './SeatLetters.svelte'
import { shown } from './shown'
import { lettersSpoken, letterThings } from './spoken'
import Topic from './Topic.svelte'
import { KINDS, RULES } from './topics'
import { t } from './words'

export const adds: Expansion = {
    ...shown,
    lies: (has) => has.letters !== undefined,
    places: {
        embassy: { number: NUMBERS.embassy, kind: 'serv', Formula: Embassy as Formula },
        kiosk: { number: NUMBERS.kiosk, kind: 'mkt', Formula: Kiosk as Formula },
        auction_house: { number: NUMBERS.auction_house, kind: 'mkt', Formula: AuctionHouse as Formula },
        secret_society: { number: NUMBERS.secret_society, kind: 'ruby', Formula: SecretSociety as Formula },
    },
    cards: {
        letter_1: { kind: 'free' },
        dice_reward_letters: { kind: 'free' },
        lira_7_for_1_good: { kind: 'free' },
        yellow_lira_3: { kind: 'free' },
        green_lira_3: { kind: 'free' },
        red_lira_3: { kind: 'free' },
        blue_lira_3: { kind: 'free' },
        copy_discard: { kind: 'free', verb: 'copy' },
        family_step: { kind: 'move', verb: 'family' },
        join_merchant: { kind: 'move', verb: 'join' },
        companion_2: { kind: 'move', verb: 'comp2' },
        use_npc: { kind: 'free' },
        repeat_mosque: { kind: 'rep', verb: 'repeat_tile' },
        repeat_secret: { kind: 'rep', verb: 'repeat', again: { place: 'secret_society', brings: 'ruby' } },
        jump_anywhere: { kind: 'move', verb: 'jump' },
    },
    CardSigns,
    heads: () => t().verbs,
    signs: { comp: 'companion-any', comp2: 'card', family: 'card', join: 'card', jump: 'card' },
    keys: { no_bid: 'p' },
    gains: [
        ['letters', 'letter', 'cards'],
        ['seals', 'seal', 'letters'],
    ],
    kit: {
        shapes: { bid: AskBid, kiosk: AskKiosk, letter: AskLetter, way: AskWay },
        beside: [Deal] as unknown as Kit['beside'],
    },
    pieces: (view) =>
        view.seats.flatMap(({ companion }, seat) => {
            const place = companionPlace(companion)
            return place ? [[place, piece(`c${seat}`, 'companion', hued('companion', seat), seat)]] : []
        }),
    live: LIVE,
    things: letterThings,
    pieceNames: { companion: (who) => t().letters.companionOf(who) },
    seat: {
        Panel: SeatLetters,
        Chips,
        Own,
        Hand: OwnLetters,
        spoken: (view, seat) => lettersSpoken(view.seats[seat]!),
    },
    topics: KINDS,
    rules: RULES,
    Topic,
}
