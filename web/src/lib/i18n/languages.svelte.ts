// Which languages the page speaks: each is a file of the folder `languages`, fetched when it is chosen, and of its words those that
// are in use. The README of the page says what a language consists of.
import { everyText } from './typeset'

export type Lang = string

export interface Language {
    /** What its files `NAME.LANG.ts` say, by their paths: those that every page needs. */
    words: Record<string, unknown>
    /** The others, fetched with what asks for them. */
    more?: Record<string, () => Promise<unknown>>
    /** What it does to every text: the spaces it has around signs. */
    typeset?: (text: string) => string
}

export const FIRST: Lang = 'en'
const files = import.meta.glob<{ language: Language }>('./languages/*.ts')
const codes = Object.keys(files).map((path) => path.slice('./languages/'.length, -'.ts'.length))
export const LANGUAGES: readonly Lang[] = [FIRST, ...codes.filter((code) => code !== FIRST)]

interface Spoken extends Required<Language> {
    lang: Lang
}
const asItIs = (text: string): string => text
let wanted = FIRST
let current = $state.raw<Spoken>({ lang: '', words: {}, more: {}, typeset: asItIs })
/** The files whose words somebody uses. */
const used: Record<string, true> = {}

/** What is spoken now: the language chosen, as soon as it is here. */
export const spoken = (): Spoken => current

/** `/src/boxes/BOX/words.fr.ts` is boxes/BOX/words. */
export const fileOf = (path: string): string => path.replace(/^\/src\/|\.\w+\.ts$/g, '')

function byFile<From, To>(words: Record<string, From>, to: (from: From) => To): Record<string, To> {
    return Object.fromEntries(Object.entries(words).map(([path, one]) => [fileOf(path), to(one)]))
}

/** The same language with all words that are in use. */
async function whole(one: Spoken): Promise<Spoken> {
    const missing = Object.keys(used).filter((file) => !(file in one.words) && file in one.more)
    if (!missing.length) return one
    const come = await Promise.all(missing.map(async (file) => [file, await one.more[file]!()] as const))
    const words = Object.fromEntries(come.map(([file, said]) => [file, everyText(said, one.typeset)]))
    return whole({ ...one, words: { ...one.words, ...words } })
}

/** Speak another language, once it has come. */
export async function speak(lang: Lang): Promise<void> {
    wanted = lang
    const load = files[`./languages/${lang}.ts`]
    if (!load) return speak(FIRST)
    if (current.lang === lang) return
    const { words, more = {}, typeset = asItIs } = (await load()).language
    const said = byFile(words, (one) => everyText(one, typeset))
    const come = await whole({ lang, typeset, words: said, more: byFile(more, (one) => one) })
    if (wanted === lang) current = come
}

/** What is fetched, as soon as its words are here too. */
export async function worded<Fetched>(coming: Promise<Fetched>): Promise<Fetched> {
    const fetched = await coming
    for (let before; before !== current;) {
        before = current
        const come = await whole(before)
        if (before === current && come !== before) before = current = come
    }
    return fetched
}

/** The words of a file in the language spoken, typed by the English ones: `lib/fair/words` for words.en.ts and its translations. */
export function wordsOf<Words>(file: string): () => Words {
    used[file] = true
    return () => current.words[file] as Words
}

/** What is put together once for each language spoken. */
export function once<Made>(make: () => Made): () => Made {
    let made: { by: Spoken; it: Made } | undefined
    return () => {
        if (made?.by !== current) made = { by: current, it: make() }
        return made.it
    }
}

/** The first of the languages a browser asks for that is spoken here. */
export const understood = (tags: readonly string[]): Lang =>
    tags.map((tag) => tag.toLowerCase().split('-')[0]!).find((tag) => LANGUAGES.includes(tag)) ?? FIRST

/** What a language calls itself. */
export function nameOf(lang: Lang): string {
    const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}
