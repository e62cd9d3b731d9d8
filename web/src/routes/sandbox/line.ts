// Where a line begins, and what was done since, as an address holds it: the query says where, the hash what.
import type { SandboxLine } from '$lib/protocol'

export type Line = Required<SandboxLine>

const BETWEEN = ' '

export const line = (where: Partial<Line>): Line => ({
    table: '',
    step: 0,
    puzzle: '',
    game: '',
    players: 0,
    scene: '',
    done: [],
    add: '',
    ...where,
})

export function fromAddress({ search, hash }: { search: string; hash: string }): Line {
    const query = new URLSearchParams(search)
    const word = (name: string): string => query.get(name) ?? ''
    const done = decodeURIComponent(hash.slice(1)).split(BETWEEN).filter(Boolean)
    const [step, players] = [Number(word('step')) || 0, Number(word('players')) || 0]
    return line({ table: word('table'), step, puzzle: word('puzzle'), game: word('game'), players, scene: word('scene'), done }) // prettier-ignore
}

export function toAddress({ table, step, puzzle, game, players, scene, done }: Line): string {
    const where: Record<string, string> = table
        ? { table, step: String(step) }
        : puzzle
          ? { puzzle }
          : { game, players: String(players), scene }
    const hash = done.length ? `#${encodeURIComponent(done.join(BETWEEN))}` : ''
    return `/sandbox?${new URLSearchParams(where).toString()}${hash}`
}

/** Whether it says where to begin. */
export const begins = ({ table, puzzle, scene }: Line): boolean => !!(table || puzzle || scene)
