// Was a finished game dealt fairly? Judged by what this browser noted, and without the rules of any game.
import type { Proof, Shares } from '$lib/protocol'
import { commitment, drawn, mixed, promiseOf } from './deal'
import type { Kept } from './kept'
import { inOrder, laws, type Laws } from './odds'

export type State = 'ok' | 'bad' | 'late' | 'none'
export interface Check {
    key: 'sealed' | 'kept' | 'own' | 'promises' | 'numbers' | 'odds' | 'seen' | 'record'
    state: State
    /** How many were looked at, or the number of the one that is wrong. */
    n: number
    /** Of one that is wrong: what it should be, and what it is. */
    wanted: string
    found: string
}
export interface Verdict {
    fair: boolean
    dice: boolean
    outcomes: number
    checks: Check[]
}

const check = (key: Check['key'], state: State, n = 0, wanted = '', found = ''): Check => ({
    key,
    state,
    n,
    wanted,
    found,
})
const judged = (key: Check['key'], good: boolean, n = 0): Check => check(key, good ? 'ok' : 'bad', n)

export function verify(proof: Proof, record: string, kept: Kept | null, boxes: Laws[]): Verdict {
    const checks = [
        judged('sealed', commitment(proof.seed) === proof.commitment),
        kept ? judged('kept', kept.commitment === proof.commitment) : check('kept', 'none'),
        promises(proof, kept),
        own(proof, kept),
        numbers(proof),
        odds(proof, ownCards(record, boxes), boxes),
        seen(proof, kept),
        judged('record', matches(record, proof)),
    ]
    return {
        fair: checks.every(({ state }) => state !== 'bad'),
        dice: proof.dice,
        outcomes: proof.outcomes.length - proof.first,
        checks,
    }
}

/** Every browser added what it had promised, and promised it before this one revealed its own. */
function promises(proof: Proof, kept: Kept | null): Check {
    const told = proof.revealed.filter(({ entropy }) => entropy)
    const honest = told.every(({ promise, entropy }) => promiseOf(entropy) === promise)
    const early = (kept?.promises ?? []).every(
        (promise, seat) => (proof.revealed.find((one) => one.seat === seat)?.promise ?? '') === promise,
    )
    if (honest && early && !told.length) return check('promises', 'none')
    return judged('promises', honest && early, told.length)
}

function own(proof: Proof, kept: Kept | null): Check {
    if (!kept?.entropy) return check('own', 'none')
    const mine = proof.revealed.find(({ seat }) => seat === kept.seat)
    const late = mine && !mine.entropy && mine.promise === promiseOf(kept.entropy)
    if (late && !kept.mixed) return check('own', 'late')
    return judged('own', mine?.entropy === kept.entropy)
}

/** Every outcome is dealt again: the number the seed draws falls into the share of what was told. */
function numbers(proof: Proof): Check {
    const seed = mixed(proof.seed, proof.revealed)
    const mine = proof.outcomes.slice(proof.first)
    const read = new Map<string, number>()
    for (const [i, { token, shares, reel = '' }] of mine.entries()) {
        const nth = reel ? (read.get(reel) ?? 0) : proof.first + i
        read.set(reel, nth + 1)
        const dealt = mayRead(reel, token) ? outcome(seed, nth, proof.shares[shares], reel) : ''
        if (dealt !== token) return check('numbers', 'bad', proof.first + i + 1, dealt, token)
    }
    return check('numbers', 'ok', mine.length)
}

/** What falls anew each time is read from a reel that is called like it. */
const mayRead = (reel: string, token: string): boolean =>
    !reel || reel.startsWith('pile ') || reel.startsWith(`${token.split(':')[0]} `)

function outcome(seed: string, nth: number, shares: Shares | undefined, reel: string): string {
    const weights = shares?.weights ?? []
    const sound = weights.length && weights.every((one) => Number.isSafeInteger(one) && one > 0)
    if (!shares || !sound || shares.tokens.length !== weights.length) return ''
    const total = weights.reduce((sum, one) => sum + one, 0)
    let left = drawn(seed, nth, total, reel)
    const at = weights.findIndex((weight) => (left -= weight) < 0)
    return shares.tokens[at] ?? ''
}

/** What comes from a file has cards of its own, in an order that only its record knows. */
function ownCards(record: string, boxes: Laws[]): boolean {
    const options = record.split('\n').find((line) => line.startsWith('options ')) ?? ''
    return boxes.some(({ own }) => own?.some((name) => options.includes(` ${name}={`)))
}

/** What could have come stands in the one order there is, and is as dice and piles are. */
function odds(proof: Proof, free: boolean, boxes: Laws[]): Check {
    const tangled = free ? -1 : proof.shares.findIndex(({ tokens }) => !inOrder(tokens, boxes))
    const wrong =
        tangled >= 0 ? proof.outcomes.findIndex((one) => one.shares === tangled) : laws(proof, boxes)
    if (wrong >= 0) return check('odds', 'bad', wrong + 1)
    return check('odds', free ? 'none' : 'ok', proof.outcomes.length)
}

/** What was seen during the game is what is told now. */
function seen(proof: Proof, kept: Kept | null): Check {
    const looked = (kept?.seen ?? []).map((token, i) => [token, i] as const).filter(([token]) => token)
    for (const [token, i] of looked) {
        const now = proof.outcomes[i]?.token ?? ''
        const same = token.endsWith(':?') ? now.startsWith(token.slice(0, -1)) : now === token
        if (!same) return check('seen', 'bad', i + 1, token, now)
    }
    return check('seen', looked.length ? 'ok' : 'none', looked.length)
}

/** The record that can be taken along tells the same. */
function matches(record: string, proof: Proof): boolean {
    const lines = record.split('\n')
    const line = (name: string): string => lines.find((one) => one.startsWith(`${name} `)) ?? ''
    const chance = lines.filter((one) => /^\d/.test(one)).flatMap((one) => one.split(' ').filter((word) => word.startsWith('*'))) // prettier-ignore
    const added = proof.revealed.map(({ seat, promise, entropy }) => `${seat}:${promise}:${entropy || '-'}`)
    return (
        line('commit').split(' ')[1] === proof.commitment &&
        line('seed') === `seed ${proof.seed}` &&
        line('entropy') === (added.length ? `entropy ${added.join(' ')}` : '') &&
        chance.join(' ') === proof.outcomes.map(({ token }) => token).join(' ')
    )
}
