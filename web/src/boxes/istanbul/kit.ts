// What this game lends the question panel; expansions add to it.
import AskNumber from '$lib/ask/AskNumber.svelte'
import AskSeat from '$lib/ask/AskSeat.svelte'
import type { Kit } from '$lib/ask/kit'
import type { SymbolName } from '$lib/art/symbols'
import { say, sayOr } from '$lib/i18n/catalogue.svelte'
import AskBundle from './ask/AskBundle.svelte'
import AskCard from './ask/AskCard.svelte'
import AskDie from './ask/AskDie.svelte'
import AskGood from './ask/AskGood.svelte'
import AskPlace from './ask/AskPlace.svelte'
import AskSet from './ask/AskSet.svelte'
import { countsOf, units } from './ask/bundles'
import { members } from './offers'
import { COLOURS, LETTER_OF } from './view'
import { t } from './words'

export const HEADS: (() => Record<string, string>)[] = [() => t().verbs]
export const SIGNS: Record<string, SymbolName> = { yellow: 'tile-Y' }
export const SILENT: string[] = []
export const KEYS: Record<string, string> = { keep: 'k', reroll: 'r' }
export const GAINS: Kit['gains'] = [
    ['lira', 'lira'],
    ['red', 'good-R'],
    ['green', 'good-G'],
    ['yellow', 'good-Y'],
    ['blue', 'good-B'],
    ['rubies', 'ruby'],
    ['cards', 'card'],
    ['assistants', 'assistant-any'],
    ['cart', 'cart'],
    ...COLOURS.map((colour): [string, SymbolName] => [`tile_${colour}`, `tile-${LETTER_OF[colour]}`]),
    ['goods', 'good-any'],
]

const MOST = 9 // of one kind, in any bundle

/** The buttons that bring each kind nearer to its number in a bundle: first less, then more. */
function counting(argument: string): string[] {
    const wanted = countsOf(argument)
    const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i)
    const less = units().flatMap((unit) =>
        upTo(MOST).flatMap((n) => (n < (wanted[unit] ?? 0) ? [] : [`[data-less="${unit}${n}"]`])),
    )
    const more = units().flatMap((unit) =>
        upTo(wanted[unit] ?? 0).map((n) => `[data-more="${unit}${n}"]:not([aria-disabled="true"])`),
    )
    return [...less, ...more]
}

export const KIT: Kit = {
    // each component asks for what it needs of a match of this game
    shapes: {
        place: AskPlace,
        good: AskGood,
        bundle: AskBundle,
        number: AskNumber,
        set: AskSet,
        die: AskDie,
        seat: AskSeat,
        card: AskCard,
    } as unknown as Kit['shapes'],
    onBoard: { place: 'place' },
    joined: ['place', 'card', 'die'],
    // cards beside a move
    waits: [({ shape }, has) => shape === 'card' && has('place')],
    head: (verb) => HEADS.map((heads) => heads()[verb]).find(Boolean),
    isGeneral: (decision) => ['ActHere', 'FamilyAct', 'Encounters'].includes(decision),
    sign: (verb) => SIGNS[verb] ?? 'arrow',
    play: (verb) =>
        verb === 'yellow' ? say('name.tile.yellow') : sayOr(`name.card.${verb}`, '') || undefined,
    isSilent: (verb) => SILENT.includes(verb),
    key: (verb) => KEYS[verb],
    gains: GAINS,
    summed: { kinds: ['red', 'green', 'yellow', 'blue'], symbol: 'good-any' },
    paid: ['lira', 'cards'],
    beside: [],
    leads: {
        set: ({ argument }, { ticked }) =>
            members(argument).filter((place) => !ticked.includes(place)).map((place) => `[data-tick="${place}"]`), // prettier-ignore
        bundle: ({ argument }) => counting(argument),
    },
}
