// The rules as scripts/gen_rules.py wrote them from docs/rules, and how to find words in them.
import { games, type Game } from './listed'

/** Plain text, or a kind (b, i, c, r for a rule) with its text and, if it is another game's rule, the game. */
export type Span = string | string[]
export interface Row {
    cells: Span[][]
    id?: string
}
export type Block =
    | { t: 'p'; spans: Span[] }
    | { t: 'note'; spans: Span[] }
    | { t: 'code'; text: string }
    | { t: 'table'; head: Span[][]; rows: Row[] }
    | { t: 'list'; ordered: boolean; items: Block[][] }
export interface Entry {
    blocks: Block[]
    id?: string
    ruling?: boolean
    then?: Block[]
    cites?: string[]
    examples?: string[]
}
export interface Section {
    id: string
    level: number
    title: string
    entries: Entry[]
}
export interface Text {
    lang: string
    title: string
    sections: Section[]
}

// asked for when somebody reads them: no page carries them along
const files = import.meta.glob<string>('./text/*.*.json', { query: '?url', import: 'default', eager: true })

/** The game a rule belongs to, or else the one the path names. */
export function gameOf(rule: string, key: string): Game {
    const [prefix = ''] = rule.split('-')
    const known =
        games.find(({ prefixes }) => prefixes.includes(prefix)) ?? games.find((one) => one.key === key)
    return known ?? games[0]!
}

/** The text of a game; in English if nobody has translated it. */
export async function read(game: Game, lang: string, short: boolean): Promise<Text> {
    const there = short ? game.short : Object.keys(game.titles)
    const name = `${game.key}.${short ? 'short.' : ''}${there.includes(lang) ? lang : 'en'}`
    const answer = await fetch(files[`./text/${name}.json`]!)
    if (!answer.ok) throw new Error(answer.statusText)
    return (await answer.json()) as Text
}

const unaccented = (sign: string): string => sign.normalize('NFKD').charAt(0).toLowerCase()

/** Without accents and capitals, sign by sign. */
export const fold = (text: string): string => text.replace(/[^a-z0-9]/g, unaccented)

export const wanted = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)

const texts = new WeakMap<object, string>()

/** All that stands in a part of the rules, folded. */
function said(part: object): string {
    let text = texts.get(part)
    if (text === undefined) {
        text = fold(strings(part).join(' '))
        texts.set(part, text)
    }
    return text
}

function strings(part: unknown): string[] {
    if (typeof part === 'string') return [part]
    return part && typeof part === 'object' ? Object.values(part).flatMap(strings) : []
}

export const has = (part: object, words: string[]): boolean =>
    words.every((word) => said(part).includes(word))

/** What to show of rows or items: those with the words, or all of them if the words stand elsewhere. */
export function chosen<Part extends object>(parts: Part[], words: string[]): Part[] {
    const some = parts.filter((part) => has(part, words))
    return some.length ? some : parts
}

/** The sections in which the words are found, with those around them; of their entries those that have the words
 *  their title has not. */
export function find(sections: Section[], words: string[]): Section[] {
    if (!words.length) return sections
    const read = sections.map((section) => {
        const more = words.filter((word) => !fold(section.title).includes(word))
        return { ...section, entries: section.entries.filter((entry) => has(entry, more)) }
    })
    let below = 0
    const kept = read.reverse().filter(({ entries, level }) => {
        const keep = entries.length > 0 || level < below
        if (keep) below = level
        return keep
    })
    return kept.reverse()
}

/** A text in pieces, those with a word at odd places. */
export function pieces(text: string, words: string[]): string[] {
    if (!words.length) return [text]
    const plain = fold(text)
    const cuts = [0]
    for (let at = 0; at < plain.length; at++) {
        const word = words.find((one) => plain.startsWith(one, at))
        if (!word) continue
        cuts.push(at, at + word.length)
        at += word.length - 1
    }
    return cuts.map((cut, i) => text.slice(cut, cuts[i + 1]))
}
