// What can be said of odds without knowing a game: their order, how dice fall, and that piles only shrink.
import type { Proof } from '$lib/protocol'
import { WORDS } from './order'

const NUMBERED = /^([A-Z]?)(\d+)(?:[+@](\d+))?$/
const PAIR = /^[1-6]\+[1-6]$/
/** Draws from the same pile. */
const PILES: Record<string, string> = { '*display': '*draw' }
/** Everybody, and every face, has the same chance. */
const EVEN = ['*start', '*die']
/** Nothing is drawn there: places are laid where the rules allow. */
const LAID = '*lay'

const verb = (token: string): string => token.split(':')[0]!
const argument = (token: string): string => token.slice(verb(token).length + 1)

/** Options have one order in the engine. If it could be chosen afterwards, so could the outcome. */
export function inOrder(tokens: readonly string[]): boolean {
    const words = tokens.map(argument)
    if (new Set(tokens.map(verb)).size !== 1 || new Set(words).size !== words.length) return false
    if (words.every((word) => NUMBERED.test(word))) return ascending(words.map(rank))
    return WORDS.some(
        (list) =>
            words.every((word) => list.includes(word)) && ascending(words.map((word) => list.indexOf(word))),
    )
}

function rank(word: string): number {
    const [, letter = '', first = '', second = ''] = NUMBERED.exec(word) ?? []
    return ((letter.charCodeAt(0) || 0) * 1000 + Number(first)) * 1000 + Number(second)
}

const ascending = (numbers: number[]): boolean =>
    numbers.every((number, i) => i === 0 || numbers[i - 1]! < number)

/** The number of the first outcome whose odds cannot be right, -1 for none. */
export function laws(proof: Proof): number {
    const piles = new Map<string, Pile[]>()
    return proof.outcomes.findIndex(({ token, shares }) => {
        const table = proof.shares[shares]!
        const ways = new Map(table.tokens.map((one, i) => [argument(one), table.weights[i]!]))
        const name = PILES[verb(token)] ?? verb(token)
        if (EVEN.includes(name) && table.weights.some((n) => n !== 1)) return true
        if (name === '*die') return ways.size !== 6
        if (PAIR.test(argument(token))) return !twoDice(ways)
        if (name === LAID) return false
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
