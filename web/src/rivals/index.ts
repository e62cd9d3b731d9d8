// The robots of the house: six characters, the same in every game and language. What is drawn and said of them lies
// here, beside the frames; a robot of somebody else has its own name and the face of a stranger.
import { wordsOf } from '$lib/i18n/languages.svelte'
import type { SymbolName } from '$lib/art/symbols'
import type { Character, Moment, words as english } from './words.en'

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

/** By engine, from the weakest to the strongest, as the server names them (server/tables/names.py); and which engine
 * played under that name at tables of before. */
const CHARACTERS: [bot: Character, name: string, before: string][] = [
    ['ozan', 'Ozan', 'random'],
    ['nilufer', 'Nilüfer', 'easy'],
    ['idris', 'Idris', 'greedy'],
    ['ester', 'Ester', 'medium'],
    ['hagop', 'Hagop', 'hard'],
    ['safiye', 'Safiye', 'master'],
]
export const LEVELS = CHARACTERS.length
export const BOTS: string[] = CHARACTERS.map(([bot]) => bot)
const words = wordsOf<typeof english>('rivals/words')

/** Who plays when this engine does, in the language chosen. */
export function rivalOf(bot: string): Rival {
    const at = CHARACTERS.findIndex(([engine, , before]) => engine === bot || before === bot)
    const one = CHARACTERS[at]
    if (!one) return stranger(bot)
    const [character, name] = one
    return { bot, name, face: `rival-${character}`, level: at + 1, ...words()[character] }
}

const AT_ONCE = 3 // that many, the first, answer by first sight, or plan

/** Whether a robot takes its time: one that searches, or a guest of whom nobody knows. */
export const isThoughtful = (bot: string): boolean => {
    const { level } = rivalOf(bot)
    return level === 0 || level > AT_ONCE
}

/** The engine that plays today as whoever was remembered by the name of another one. */
export const today = (bot: string): string => CHARACTERS.find(([, , before]) => before === bot)?.[0] ?? bot

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
