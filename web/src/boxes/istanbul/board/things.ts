// What is said of a card, a tile and a seat.
import type { SymbolName } from '$lib/art/symbols'
import { named, plain, refused, type Told } from '$lib/board/told'
import { say } from '$lib/i18n/catalogue.svelte'
import type { Match } from '$lib/match/match.svelte'
import type { Reason } from '$lib/net/wire'
import { lying } from '../expansion'
import { COLOURS, LETTER_OF, stackSize, type Colour, type View } from '../view'
import { t } from '../words'
import { CARDS } from './faces'
import { cardToken } from './reasons'

/** A card by its name, what it does, and when it is played or why not now. */
export function cardTold(card: string, reason: Reason | null = null): Told[] {
    const kind = CARDS[card]?.kind
    const when = kind ? [plain(t().hand.played(t().hand.when[kind]))] : []
    return [
        named(`${say(`name.card.${card}`)}.`),
        plain(say(`card_text.${card}`)),
        ...(reason ? refused(reason) : when),
    ]
}

export function tileTold(colour: Colour): Told[] {
    const name = say(`name.tile.${colour}`)
    return [named(`${name.charAt(0).toUpperCase()}${name.slice(1)}.`), plain(say(`tile_text.${colour}`))]
}

/** A seat by its name, and all that everybody sees of it. */
export function seatTold(match: Match<View>, view: View, seat: number): Told[] {
    const has = view.seats[seat]!
    const w = t().seat
    const stack = stackSize(has)
    const facts = [
        w.rubies(has.rubies),
        w.lira(has.lira),
        w.cards(has.cards),
        w.assistants(stack, stack + has.assistants.length),
        w.family(say(`name.place.${has.family}`)),
        has.tiles.length ? has.tiles.map((colour) => say(`name.tile.${colour}`)).join(', ') : w.noTiles,
        ...lying(has).flatMap((one) => one.seat?.spoken?.(view, seat) ?? []),
    ]
    return [named(`${match.spoken(seat)}.`), plain(`${facts.join(', ')}.`)]
}

/** A thing beside the board, for the list. */
export interface Thing {
    key: string
    symbol: SymbolName
    told: Told[]
}

/** The cards of the viewer, the tiles there are, and the seats. */
export function thingsOf(match: Match<View>, view: View): Thing[] {
    const hand = [...new Set(view.seats[match.as]?.hand ?? [])]
    return [
        ...hand.map((card) => ({
            key: `card.${card}`,
            symbol: 'card',
            told: cardTold(card, match.reason(cardToken(match.ask, card))),
        })),
        ...lying(view.seats[0]).flatMap((one) => one.things?.(match) ?? []),
        ...COLOURS.map((colour) => ({
            key: `tile.${colour}`,
            symbol: `tile-${LETTER_OF[colour]}`,
            told: tileTold(colour),
        })),
        ...view.seats.map((_, seat) => ({
            key: `seat.${seat}`,
            symbol: match.emblem(seat),
            told: seatTold(match, view, seat),
        })),
    ]
}
