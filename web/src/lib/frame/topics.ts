// What can be looked up about a box, on the page of the lessons and under its rules in short.
import type { Entry } from '$lib/art/entry'

export interface Section {
    /** Empty for one that the contents do not list. */
    id: string
    /** Its heading on either page; empty for none. */
    learn: string
    rules: string
    entries: Entry[]
}

/** The sections, in the language chosen; `rules`: on the page of the rules. */
export interface Topics {
    sections: (rules: boolean) => Section[]
    /** For signs that have no colour of their own. */
    hue?: string
    /** The page the rules of its entries are on. */
    book: string
}
