// What both expansions together add to the screens of the game.
import { fixed } from '$boxes/istanbul/board/faces'
import type { Expansion } from '$boxes/istanbul/expansion'
import '$boxes/letters/view'
import '$boxes/mocha/view'
import Catacombs from './Catacombs.svelte'
import { NUMBERS } from './places'
import { t } from './words'

export const adds: Expansion = {
    lies: (has) => has.letters !== undefined && has.coffee !== undefined,
    places: { catacombs: { number: NUMBERS.catacombs, kind: 'ruby', Formula: fixed(Catacombs) } },
    heads: () => t().verbs,
}
