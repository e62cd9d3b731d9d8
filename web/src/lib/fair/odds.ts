// What can be said of odds without knowing a game: their order, how dice fall, and that piles only shrink.
import type { Proof } from '$lib/protocol'

/** What a box says of its chance outcomes, by the verb of their tokens. */
export interface Laws {
    /** Arguments that are names, in the order in which their shares are laid; several lists where boards differ. */
    words: Record<string, string[][]>
    /** Draws from the pile of another verb. */
    piles?: Record<string, string>
    /** Everybody, and every face, has the same chance. */
    even?: string[]
    /** One die. */
    die?: string[]
    /** Nothing is drawn there: places are laid where the rules allow. */
    laid?: string[]
    /** Options with which a game has cards of its own, in an order that only its record knows. */
    own?: string[]
}

const NUMBERED = /^([A-Z]?)(\d+)(?:[+@](\d+))?$/
const PAIR = /^[1-6]\+[1-6]$/

const verb = (token: string): string => token.split(':')[0]!
const argument = (token: string): string => token.slice(verb(token).length + 1)

/** Options have one order in the engine. If it could be chosen afterwards, so could the outcome. */
export function inOrder(tokens: readonly string[], boxes: Laws[]): boolean {
    const words = tokens.map(argument)
    if (new Set(tokens.map(verb)).size !== 1 || new Set(words).size !== words.length) return false
    if (words.every((word) => NUMBERED.test(word))) return ascending(words.map(rank))
    return lists(verb(tokens[0] ?? ''), boxes).some(
        (list) =>
            words.every((word) => list.includes(word)) && ascending(words.map((word) => list.indexOf(word))),
    )
}

/** The names of one verb: those of each box after those of the box before. */
function lists(name: string, boxes: Laws[]): string[][] {
    return boxes.reduce<string[][]>(
        (before, { words }) => {
            const own = words[name]
            return own ? before.flatMap((list) => own.map((more) => [...list, ...more])) : before
        },
        [[]],
    )
}

function rank(word: string): number {
    const [, letter = '', first = '', second = ''] = NUMBERED.exec(word) ?? []
    return ((letter.charCodeAt(0) || 0) * 1000 + Number(first)) * 1000 + Number(second)
}

const ascending = (numbers: number[]): boolean =>
    numbers.every((number, i) => i === 0 || numbers[i - 1]! < number)

/** The number of the first outcome whose odds cannot be right, -1 for none. */
export function laws(proof: Proof, boxes: Laws[]): number {
    const named = (kind: 'even' | 'die' | 'laid', name: string): boolean =>
        boxes.some((box) => box[kind]?.includes(name))
    const pileOf = (name: string): string => boxes.find(({ piles }) => piles?.[name])?.piles?.[name] ?? name
    const piles = new Map<string, Pile[]>()
    return proof.outcomes.findIndex(({ token, shares }) => {
        const table = proof.shares[shares]!
        const ways = new Map(table.tokens.map((one, i) => [argument(one), table.weights[i]!]))
        const name = pileOf(verb(token))
        if (named('even', name) && table.weights.some((n) => n !== 1)) return true
        if (named('die', name)) return ways.size !== 6
        if (PAIR.test(argument(token))) return !twoDice(ways)
        if (named('laid', name)) return false
        const known = piles.get(name) ?? []
        piles.set(name, known)
        return !fromPile(known, ways, argument(token), proof.scene)
    })
}

/** All 21 pairs; those of two different dice fall in two ways. */
function twoDice(ways: Map<string, number>): boolean {
    return ways.size === 21 && [...ways].every(([pair, n]) => PAIR.test(pair) && n === (pair[0] === pair[2] ? 1 : 2)) // prettier-ignore
}

/** What a pile held at most, and what was left in it after the last draw. */
interface Pile {
    most: Map<string, number>
    left: Map<string, number>
}

/** From one draw to the next nothing comes back, unless the pile was used up and the discards shuffled; and
 * nothing is ever in it more often than at first. */
function fromPile(known: Pile[], ways: Map<string, number>, drawn: string, midway: boolean): boolean {
    let pile = known.find(({ most }) => [...ways.keys()].some((word) => most.has(word)))
    if (!pile) known.push((pile = { most: new Map(), left: new Map() }))
    const { most, left } = pile
    const more = [...ways].some(([word, n]) => n > (left.get(word) ?? 0))
    const used = [...left.values()].every((n) => n === 0)
    const grown = !midway && [...ways].some(([word, n]) => n > (most.get(word) ?? n))
    for (const [word, n] of ways) if (!most.has(word)) most.set(word, n)
    pile.left = new Map([...ways].map(([word, n]) => [word, word === drawn ? n - 1 : n]))
    return (!more || used) && !grown
}
