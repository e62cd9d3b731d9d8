// What can be looked up: words of the catalogue in their order, and the rules they belong to. Expansions add theirs.
import type { Entry } from '$lib/art/entry'
import type { Section } from '$lib/frame/topics'
import { say } from '$lib/i18n/catalogue.svelte'
import type { TopicKind } from '../expansion'
import { LETTER_OF, placeNumber, type Colour } from '../view'
import { t } from '../words'

export const TOPIC_KINDS: Record<string, TopicKind> = {
    place: { name: (word) => say(`name.place.${word}`), symbol: () => 'board', place: (word) => word },
    card: { name: (word) => say(`name.card.${word}`), symbol: () => 'card' },
    tile: { name: (word) => say(`name.tile.${word}`), symbol: (word) => `tile-${LETTER_OF[word as Colour]}` },
}

/** How many of each card there are. */
export const COPIES: Record<string, number> = {
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

/** Those of the base. */
export const OWN_RULES: Record<string, string[]> = {
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

/** And, beside them, what expansions have added on this page. */
export const RULES_OF = { ...OWN_RULES }

/** The rules of places or cards as topics: `card.stay`. */
export const rulesOf = (
    kind: string,
    things: Record<string, { rules?: string[] }>,
): Record<string, string[]> =>
    Object.fromEntries(Object.entries(things).map(([word, { rules = [] }]) => [`${kind}.${word}`, rules]))

export const copiesOf = (cards: Record<string, { copies?: number }>): Record<string, number> =>
    Object.fromEntries(Object.entries(cards).map(([card, { copies = 0 }]) => [card, copies]))

/** The words of one kind that can be looked up. */
export const wordsOf = (rules: Record<string, string[]>, kind: string): string[] =>
    Object.keys(rules).flatMap((topic) =>
        topic.startsWith(`${kind}.`) ? [topic.slice(kind.length + 1)] : [],
    )

/** All words of a kind as entries; with the rules of each, and how many there are, on the page of the rules. */
export function entriesOf(
    kind: TopicKind,
    name: string,
    rules: Record<string, string[]>,
    copies: Record<string, number> | null,
): Entry[] {
    return wordsOf(rules, name).map((word) => {
        const place = kind.place?.(word) ?? ''
        const said = kind.name(word)
        return {
            id: `${name}-${word}`,
            symbol: place ? `place-${place}` : kind.symbol(word),
            picture: place !== '',
            name: (place ? `${placeNumber(place)} · ` : '') + said.charAt(0).toUpperCase() + said.slice(1),
            text: say(`${name}_text.${word}`),
            note: copies && name === 'card' ? t().pages.rules.inBox(copies[word] ?? 0) : undefined,
            rules: copies ? (rules[`${name}.${word}`] ?? []) : [],
        }
    })
}

/** How an expansion lists its words: by kinds of its own, or of the base game. */
export const sectionsOf =
    (
        kinds: Record<string, TopicKind>,
        rules: Record<string, string[]>,
        copies: Record<string, number> | null,
    ) =>
    (id: string, kind: string, head: string): Section => ({
        id,
        learn: '',
        rules: head,
        entries: entriesOf({ ...TOPIC_KINDS, ...kinds }[kind]!, kind, rules, copies),
    })
