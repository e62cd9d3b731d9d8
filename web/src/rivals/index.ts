// The robots of the house: six characters, the same in every game and language. What is drawn and said of them lies
// here, beside the frames; a robot of somebody else has its own name and the face of a stranger.
import { settings } from '$lib/settings.svelte'
import type { SymbolName } from '$lib/art/symbols'
import { en, type Character, type Moment } from './words.en'
import { fr } from './words.fr'

export type { Moment }

export interface Rival {
    /** As the engine calls it. */
    bot: string
    name: string
    face: SymbolName
    /** From 1 to the number of rivals, by measured strength; 0 of a robot nobody has measured. */
    level: number
    trade: string
    /** The level in a word. */
    grade: string
    temper: string
    says: Partial<Record<Moment, string>>
}

/** By engine, from the weakest to the strongest, as the server names them (server/tables/names.py). */
const CHARACTERS: [bot: string, name: string, character: Character][] = [
    ['random', 'Ozan', 'ozan'],
    ['easy', 'Nilüfer', 'nilufer'],
    ['greedy', 'Idris', 'idris'],
    ['medium', 'Ester', 'ester'],
    ['hard', 'Hagop', 'hagop'],
    ['master', 'Safiye', 'safiye'],
]
export const LEVELS = CHARACTERS.length
const WORDS = { en, fr }

/** Who plays when this engine does, in the language chosen. */
export function rivalOf(bot: string): Rival {
    const at = CHARACTERS.findIndex(([engine]) => engine === bot)
    const found = CHARACTERS[at]
    if (!found) return stranger(bot)
    const [, name, character] = found
    return { bot, name, face: `rival-${character}`, level: at + 1, ...WORDS[settings.lang][character] }
}

const stranger = (bot: string): Rival => ({
    bot,
    name: bot.slice(bot.lastIndexOf(':') + 1),
    face: 'rival-guest',
    level: 0,
    trade: '',
    grade: '',
    temper: '',
    says: {},
})
