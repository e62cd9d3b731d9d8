// What can be looked up of this box, and the rules it belongs to.
import type { TopicKind } from '$boxes/istanbul/expansion'
import { sectionsOf } from '$boxes/istanbul/learn/help'
import type { Topics } from '$lib/frame/topics'
import { say } from '$lib/i18n/catalogue.svelte'
import '$boxes/bazaar/places'
import './places'
import { t } from './words'

export const RULES: Record<string, string[]> = {
    'place.embassy': ['LET-EMB-1', 'LET-EMB-2'],
    'place.kiosk': ['LET-KIOSK-1', 'LET-KIOSK-2', 'LET-KIOSK-5'],
    'place.auction_house': ['LET-AUCT-1', 'LET-AUCT-3', 'LET-AUCT-4', 'LET-AUCT-5'],
    'place.secret_society': ['LET-SECR-1', 'LET-SECR-2', 'LET-SECR-3'],
    'place.catacombs': ['BAZ-CATA-1', 'BAZ-CATA-2', 'BAZ-CATA-6'],
    'card.letter_1': ['LET-BONUS-5'],
    'card.dice_reward_letters': ['LET-BONUS-6'],
    'card.lira_7_for_1_good': ['LET-BONUS-7', 'BAZ-COFFEE-1'],
    'card.yellow_lira_3': ['LET-BONUS-2'],
    'card.green_lira_3': ['LET-BONUS-2'],
    'card.red_lira_3': ['LET-BONUS-2'],
    'card.blue_lira_3': ['LET-BONUS-2'],
    'card.copy_discard': ['LET-BONUS-8'],
    'card.family_step': ['LET-BONUS-9'],
    'card.join_merchant': ['LET-BONUS-10'],
    'card.companion_2': ['LET-BONUS-11'],
    'card.use_npc': ['LET-BONUS-12', 'BAZ-BONUS-1'],
    'card.repeat_mosque': ['LET-BONUS-13'],
    'card.repeat_secret': ['LET-BONUS-13'],
    'card.jump_anywhere': ['LET-BONUS-14'],
    ...Object.fromEntries(
        Array.from({ length: 24 }, (_, i) => [`kiosk.K${String(i + 1).padStart(2, '0')}`, ['LET-KIOSK-5']]),
    ),
    'kiosk.K13': ['LET-KIOSK-11', 'BAZ-COFFEE-1'],
    'kiosk.K14': ['LET-KIOSK-11', 'BAZ-COFFEE-1'],
    'kiosk.K15': ['LET-KIOSK-12'],
    'kiosk.K16': ['LET-KIOSK-13'],
    'kiosk.K17': ['LET-KIOSK-14'],
    'kiosk.K18': ['LET-KIOSK-14'],
    'kiosk.K19': ['LET-KIOSK-15'],
    'kiosk.K20': ['LET-KIOSK-16', 'BAZ-COFFEE-1'],
    'kiosk.K21': ['LET-KIOSK-16', 'LET-KIOSK-17'],
    'kiosk.K22': ['LET-KIOSK-16'],
    'kiosk.K23': ['LET-KIOSK-5', 'BAZ-COFFEE-1'],
    'kiosk.K24': ['LET-KIOSK-17'],
}

const COPIES_OF_EACH = 2
export const COPIES: Record<string, number> = {
    ...Object.fromEntries(
        Object.keys(RULES).flatMap((topic) =>
            topic.startsWith('card.') ? [[topic.slice('card.'.length), COPIES_OF_EACH]] : [],
        ),
    ),
    blue_lira_3: 0, // only where the host of the table brought own component data
}

export const KINDS: Record<string, TopicKind> = {
    kiosk: { name: (tile) => say(`name.kiosk_tile.${tile}`), symbol: () => 'kiosk-tile' },
}

/** The rules of what lies in the box as we know it. */
const inBox = Object.fromEntries(
    Object.entries(RULES).filter(([topic]) => COPIES[topic.slice('card.'.length)] !== 0),
)

export const topics: Topics = {
    book: '',
    sections: (rules) => {
        const w = t().pages.rules
        const section = sectionsOf(KINDS, inBox, rules ? COPIES : null)
        return [
            section('places', 'place', w.lettersPlaces),
            section('tiles', 'kiosk', w.kioskTiles),
            section('cards', 'card', w.lettersCards),
        ]
    },
}
