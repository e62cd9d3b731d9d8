// Which texts of rules there are, and what of their games is reconstructed: without the means to read them.
import listed from './text/games.json'

/** What no source shows: the option that replaces it, how that is written in a file, the section that tells of it. */
export interface Fact {
    games: string[]
    option: string
    section: string
    words: Partial<Record<string, string>>
    example: string
}
export interface Game {
    key: string
    /** Whose rules they are. */
    box: string
    prefixes: string[]
    titles: Partial<Record<string, string>>
    short: string[]
    reconstructed: Fact[]
}

export const games = listed as Game[]

export interface Count {
    key: string
    title: string
    count: number
}

/** How much of a game is reconstructed, text by text; what the options of the house replace is not. */
export function reconstructedIn(name: string, options: Record<string, unknown>, lang: string): Count[] {
    return games.flatMap(({ key, titles, reconstructed }) => {
        const ours = reconstructed.filter((fact) => fact.games.includes(name) && !(fact.option in options))
        return ours.length ? [{ key, title: titles[lang] ?? titles.en ?? key, count: ours.length }] : []
    })
}
