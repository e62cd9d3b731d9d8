// What can be looked up: words of the catalogue in their order, and the rules they belong to.
import { LETTERS_COPIES, LETTERS_RULES } from '$boxes/letters/topics'
import { MOCHA_COPIES, MOCHA_RULES } from '$boxes/mocha/topics'

export type HelpKind = 'place' | 'card' | 'tile' | 'guild' | 'tavern_tile' | 'kiosk'

export const TILE_WORDS = ['red', 'green', 'yellow', 'blue']

const BASE_COPIES: Record<string, number> = {
    good_1: 4,
    lira_5: 4,
    move_3_4: 4,
    stay: 2,
    return_assistant: 2,
    family_home: 2,
    small_market_any: 2,
    repeat_sultan: 2,
    repeat_post: 2,
    repeat_gem: 2,
}
/** The cards and how many of each there are. */
export const COPIES: Record<string, number> = { ...BASE_COPIES, ...MOCHA_COPIES, ...LETTERS_COPIES }

const BASE_RULES: Record<string, string[]> = {
    'place.wainwright': ['IST-WAIN-1', 'IST-WAIN-2'],
    'place.fabric': ['IST-WARE-1'],
    'place.spice': ['IST-WARE-1'],
    'place.fruit': ['IST-WARE-1'],
    'place.post': ['IST-POST-1', 'IST-POST-2'],
    'place.caravansary': ['IST-CARA-1', 'IST-CARA-2'],
    'place.fountain': ['IST-FOUN-1', 'IST-ASSIST-7', 'IST-PAY-5'],
    'place.black_market': ['IST-BLACK-1', 'IST-BLACK-2'],
    'place.tea': ['IST-TEA-1'],
    'place.large_market': ['IST-MARK-1', 'IST-MARK-2'],
    'place.small_market': ['IST-MARK-1', 'IST-MARK-3'],
    'place.police': ['IST-POLI-1', 'IST-POLI-2'],
    'place.palace': ['IST-SULT-1', 'IST-SULT-2'],
    'place.small_mosque': ['IST-MOSQ-1', 'IST-MOSQ-2'],
    'place.great_mosque': ['IST-MOSQ-1', 'IST-MOSQ-2'],
    'place.gemstone': ['IST-GEM-1', 'IST-GEM-2'],
    'card.good_1': ['IST-CARD-6'],
    'card.lira_5': ['IST-CARD-7'],
    'card.move_3_4': ['IST-CARD-10', 'IST-MOVE-3'],
    'card.stay': ['IST-CARD-9', 'IST-MOVE-4'],
    'card.return_assistant': ['IST-CARD-11'],
    'card.family_home': ['IST-CARD-8'],
    'card.small_market_any': ['IST-CARD-12', 'IST-MARK-3'],
    'card.repeat_sultan': ['IST-CARD-13'],
    'card.repeat_post': ['IST-CARD-13'],
    'card.repeat_gem': ['IST-CARD-13'],
    'tile.red': ['IST-RED-1'],
    'tile.green': ['IST-GREEN-1', 'IST-WARE-2'],
    'tile.yellow': ['IST-YELLOW-1', 'IST-YELLOW-2'],
    'tile.blue': ['IST-BLUE-1'],
}

export const RULES_OF: Record<string, string[]> = { ...BASE_RULES, ...MOCHA_RULES, ...LETTERS_RULES }

/** The words of one kind that can be looked up. */
const wordsOf = (rules: Record<string, string[]>, kind: HelpKind): string[] =>
    Object.keys(rules).flatMap((topic) =>
        topic.startsWith(`${kind}.`) ? [topic.slice(kind.length + 1)] : [],
    )

export const PLACE_WORDS = wordsOf(BASE_RULES, 'place')
export const CARD_WORDS = wordsOf(BASE_RULES, 'card')
/** What the expansion adds, by kind. */
export const MOCHA_WORDS = {
    place: wordsOf(MOCHA_RULES, 'place'),
    card: wordsOf(MOCHA_RULES, 'card'),
    tavern_tile: wordsOf(MOCHA_RULES, 'tavern_tile'),
    guild: wordsOf(MOCHA_RULES, 'guild'),
}
/** What the second expansion adds, by kind. */
export const LETTERS_WORDS = {
    place: wordsOf(LETTERS_RULES, 'place'),
    card: wordsOf(LETTERS_RULES, 'card').filter((card) => COPIES[card]),
    kiosk: wordsOf(LETTERS_RULES, 'kiosk'),
}
