// Where a sandbox begins, and what was done since, as an address holds it: the query says where, the hash what.
import { packed, unpacked } from '$lib/records'
import type { SandboxLine } from '$lib/protocol'
import { along, grown, isLine, moment, placed, wordsTo, type Moment } from './tree'

export type Line = Required<SandboxLine>

const BETWEEN = ' '
const TREE = '~' // what follows is packed

export const line = (where: Partial<Line>): Line => ({
    table: '',
    step: 0,
    puzzle: '',
    game: '',
    players: 0,
    options: '',
    scene: '',
    done: [],
    add: '',
    ...where,
})

export function fromAddress(search: string): Line {
    const query = new URLSearchParams(search)
    const word = (name: string): string => query.get(name) ?? ''
    const [step, players] = [Number(word('step')) || 0, Number(word('players')) || 0]
    const [table, puzzle, game, options, scene] = ['table', 'puzzle', 'game', 'options', 'scene'].map(word)
    return line({ table, step, puzzle, game, players, options, scene })
}

/** The tree of a hash, and where one stands in it: a plain line of words, or all that was tried. */
export async function fromHash(hash: string): Promise<{ root: Moment; here: Moment }> {
    const said = hash.slice(1)
    if (said.startsWith(TREE)) return grown(await unpacked(said.slice(1)))
    const root = moment()
    const words = decodeURIComponent(said).split(BETWEEN).filter(Boolean)
    return { root, here: along(root, words).at(-1) ?? root }
}

export async function toHash(root: Moment, here: Moment): Promise<string> {
    if (!isLine(root, here)) return `#${TREE}${await packed(placed(root, here))}`
    const words = wordsTo(here).join(BETWEEN)
    return words && `#${encodeURIComponent(words)}`
}

export function toAddress({ table, step, puzzle, game, players, options, scene }: Line): string {
    const where: Record<string, string> = table
        ? { table, step: String(step) }
        : puzzle
          ? { puzzle }
          : { game, players: String(players), ...(options && { options }), ...(scene && { scene }) }
    return `/sandbox?${new URLSearchParams(where).toString()}`
}

/** The same position, to be laid otherwise. */
export const toEditor = (begin: Line): string => toAddress(begin).replace('/sandbox', '/editor')

/** Whether it says where to begin. */
export const begins = ({ table, puzzle, game, players }: Line): boolean =>
    !!(table || puzzle || (game && players))
