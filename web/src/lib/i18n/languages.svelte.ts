// Which languages the page speaks: each is a file of the folder `languages`, fetched when it is chosen. English, which every other
// one is typed by, is always there. The README of the page says what a language consists of.
import { everyText } from './typeset'

export type Lang = string

export interface Language {
    /** What its files `NAME.LANG.ts` say, by their paths. */
    words: Record<string, unknown>
    /** What it does to every text: the spaces it has around signs. */
    typeset?: (text: string) => string
}

export const FIRST: Lang = 'en'
const found = import.meta.glob<{ language: Language }>('./languages/*.ts')
const codes = Object.keys(found).map((path) => path.slice('./languages/'.length, -'.ts'.length))
export const LANGUAGES: readonly Lang[] = [FIRST, ...codes]

interface Spoken extends Language {
    lang: Lang
    typeset: (text: string) => string
}
const english: Spoken = { lang: FIRST, words: {}, typeset: (text) => text }
let wanted = FIRST
let current = $state.raw(english)

/** What is spoken now: the language chosen, as soon as it is here. */
export const spoken = (): Spoken => current

/** Speak another language, once it has come. */
export async function speak(lang: Lang): Promise<void> {
    wanted = lang
    const load = found[`./languages/${lang}.ts`]
    if (!load) {
        current = english
        return
    }
    const { words, typeset = english.typeset } = (await load()).language
    if (wanted !== lang || current.lang === lang) return
    const files = Object.entries(words).map(([path, said]) => [fileOf(path), everyText(said, typeset)])
    current = { lang, typeset, words: Object.fromEntries(files) as Record<string, unknown> }
}

/** `/src/boxes/BOX/words.fr.ts` is boxes/BOX/words. */
const fileOf = (path: string): string => path.replace(/^\/src\/|\.\w+\.ts$/g, '')

/** The words of a file in the language spoken: `lib/fair/words` for words.en.ts and its translations. */
export function wordsOf<Words>(file: string, inEnglish: Words): () => Words {
    return () => (current.words[file] as Words | undefined) ?? inEnglish
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
