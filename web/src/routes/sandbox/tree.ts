// What was tried from one moment, as a small tree with notes. It is written as the variations of a record are.

export interface Moment {
    word: string
    note: string
    /** What happened, in words, as far as it is known. */
    told: string[]
    before: Moment | null
    after: Moment[]
}

export const MOST_NOTE = 500
const HERE = 'at'

export const moment = (word = '', before: Moment | null = null): Moment => ({
    word,
    note: '',
    told: [],
    before,
    after: [],
})

/** The same word twice leads to the same moment. */
function then(at: Moment, word: string): Moment {
    const known = at.after.find((one) => one.word === word)
    if (known) return known
    const fresh = moment(word, at)
    at.after.push(fresh)
    return fresh
}

/** The moments after each of these words. */
export function along(at: Moment, words: string[]): Moment[] {
    return words.map((word) => (at = then(at, word)))
}

/** The moment and the first that was tried from each. */
export function onward(at: Moment): Moment[] {
    const chain = [at]
    for (let next = at.after[0]; next; next = next.after[0]) chain.push(next)
    return chain
}

/** All that led to a moment. */
export function wordsTo(at: Moment): string[] {
    const words: string[] = []
    for (let one = at; one.before; one = one.before) words.unshift(one.word)
    return words
}

/** Forget a moment and what follows. */
export function cut(at: Moment): Moment {
    if (!at.before) return at
    at.before.after = at.before.after.filter((one) => one !== at)
    return at.before
}

/** Whether a plain list of words says everything. */
export function isLine(root: Moment, here: Moment): boolean {
    const chain = onward(root)
    return chain.every(({ note, after }) => !note && after.length < 2) && chain.at(-1) === here
}

/** Each moment by its name, with the lines that leave there: `1.3` is after three words of variation 1. */
function* moments(root: Moment): Generator<[string, Moment, Moment[][]]> {
    const lines = [onward(root).slice(0, 1)]
    for (let number = 0; number < lines.length; number++) {
        const nodes = lines[number] ?? []
        for (const [at, node] of nodes.entries()) {
            if (number && !at) continue // where it leaves, its line has told
            const leaving = node.after.filter((one) => one !== nodes[at + 1]).map(onward)
            yield [`${number}.${at}`, node, leaving]
            for (const chain of leaving) lines.push([node, ...chain])
        }
    }
}

export function named(root: Moment): Map<string, Moment> {
    return new Map([...moments(root)].map(([name, node]) => [name, node]))
}

/** The lines of its variations and notes. */
export function written(root: Moment): string {
    const lines: string[] = []
    for (const [name, { note }, leaving] of moments(root)) {
        if (note) lines.push(`note ${name} ${note}`)
        for (const chain of leaving)
            lines.push(`variation ${name} ${chain.map(({ word }) => word).join(' ')}`)
    }
    return lines.join('\n')
}

/** With where somebody stands, for an address. */
export function placed(root: Moment, here: Moment): string {
    const name = [...named(root)].find(([, node]) => node === here)?.[0] ?? '0.0'
    return `${HERE} ${name}\n${written(root)}`
}

/** A tree as it was written, and where somebody stood; lines that say nothing known are left out. */
export function grown(text: string): { root: Moment; here: Moment } {
    const root = moment()
    const lines = [[root]]
    let stands = ''
    for (const line of text.split('\n')) {
        const [kind, where = '', ...rest] = line.split(' ')
        const [number, at] = where.split('.').map(Number)
        const node = lines[number ?? 0]?.[at ?? 0]
        if (kind === HERE) stands = where
        else if (node && kind === 'variation') lines.push([node, ...along(node, rest.filter(Boolean))])
        else if (node && kind === 'note') node.note = clean(rest.join(' '))
    }
    const last = lines[1]?.at(-1) ?? root
    return { root, here: stands ? (named(root).get(stands) ?? root) : last }
}

/** One line, and not too long. */
export const clean = (note: string): string => note.split(/\s+/).filter(Boolean).join(' ').slice(0, MOST_NOTE)

/** A moment as it is shown: whether it led here, and what was tried instead of it. */
export interface Row {
    at: Moment
    told: string
    note: string
    led: boolean
    here: boolean
    others: Row[][]
}

/** The first line that was tried, with the others beside it. */
export function drawn(root: Moment, here: Moment): Row[] {
    const way = [here]
    for (let one = here.before; one; one = one.before) way.push(one)
    const led = new Set(way)
    const rows = (first: Moment): Row[] =>
        onward(first).map((at) => {
            const { told, note } = at
            const others = at === at.before?.after[0] ? at.before.after.slice(1).map(rows) : []
            return { at, told: told.join(' '), note, led: led.has(at), here: at === here, others }
        })
    return root.after[0] ? rows(root.after[0]) : []
}
