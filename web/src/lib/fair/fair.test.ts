import { beforeEach, expect, test } from 'vitest'
import type { DiceInfo, Proof } from '$lib/protocol'
import { commitment, drawn, mixed, promiseOf } from './deal'
import { keptOf, MOST, noteDice, notePromise, noteSeen, toReveal, type Kept } from './kept'
import { lawsOf } from '$lib/boxes'
import { inOrder } from './odds'
import { sha256 } from './sha256'
import vectors from './vectors.json'
import { verify, type Check } from './verify'

const games = vectors.games as { record: string; proof: Proof }[]
const A = 'a'.repeat(64)

// ------------------------------------------------------------------ as the engine deals

test.each(vectors.hashes as [string, string][])('the hash of %j is that of the engine', (text, hash) => {
    expect(sha256(text)).toBe(hash)
})

test('a commitment, a promise and a seed are those of the engine', () => {
    expect(commitment(vectors.commitment[0]!)).toBe(vectors.commitment[1])
    expect(promiseOf(vectors.promise[0]!)).toBe(vectors.promise[1])
    const [secret, added, seed] = vectors.mixed as [string, [number, string][], string]
    const shares = added.map(([seat, entropy]) => ({ seat, entropy }))
    expect(mixed(secret, shares)).toBe(seed)
    expect(mixed(secret, [{ seat: 1, entropy: '' }])).toBe(secret)
})

test.each(vectors.drawn as [string, number, number, number][])(
    'seed %s, outcome %i of %i is the number of the engine',
    (seed, i, total, nth) => expect(drawn(seed, i, total)).toBe(nth),
)

// ------------------------------------------------------------------ the verdict

const LAWS = [await lawsOf(['istanbul', 'mocha', 'letters', 'bazaar']), await lawsOf(['kairo'])]

const kept = (proof: Proof): Kept => ({
    at: 0,
    commitment: proof.commitment,
    entropy: A,
    seat: 0,
    promises: proof.revealed.map(({ promise }) => promise),
    dealt: true,
    mixed: false,
    seen: proof.outcomes.map(({ token }, i) => (i % 3 ? token : `${token.split(':')[0]}:?`)),
})

function judged(change: (game: { record: string; proof: Proof }, mine: Kept) => void, nth = 0): Check[] {
    const game = structuredClone(games[nth]!)
    const mine = kept(game.proof)
    change(game, mine)
    return verify(game.proof, game.record, mine, LAWS[nth]!).checks
}

const bad = (checks: Check[]): string[] => checks.filter(({ state }) => state === 'bad').map(({ key }) => key)

test.each([0, 1])('an honest game is proven, number %i', (nth) => {
    const { proof, record } = games[nth]!
    const verdict = verify(proof, record, kept(proof), LAWS[nth]!)
    expect(bad(verdict.checks)).toEqual([])
    expect(verdict).toMatchObject({ fair: true, dice: nth === 0, outcomes: proof.outcomes.length })
    expect(new Set(verdict.checks.map(({ state }) => state))).toEqual(new Set(['ok']))
})

test('a game read from a tape is proven, and a reel that was chosen afterwards is found out', async () => {
    const game = structuredClone(vectors.tape) as { record: string; proof: Proof }
    const boxes = await lawsOf(['istanbul', 'letters'])
    expect(bad(verify(game.proof, game.record, null, boxes).checks)).toEqual([])
    const nth = game.proof.outcomes.findIndex(({ reel }) => !reel?.startsWith('pile'))
    game.proof.outcomes[nth]!.reel = 'another 0'
    expect(bad(verify(game.proof, game.record, null, boxes).checks)).toEqual(['numbers'])
})

test('who noted nothing is told so, and the rest is proven', () => {
    const { proof, record } = games[0]!
    const verdict = verify(proof, record, null, LAWS[0]!)
    expect(verdict.fair).toBe(true)
    const open = verdict.checks.filter(({ state }) => state === 'none').map(({ key }) => key)
    expect(open).toEqual(['kept', 'own', 'seen'])
})

test('a part that came too late is named, and is no fraud', () => {
    const checks = judged((_, mine) => {
        Object.assign(mine, { seat: 1, entropy: 'b'.repeat(64) })
    })
    expect(bad(checks)).toEqual([])
    expect(checks.find(({ key }) => key === 'own')?.state).toBe('late')
})

test('a part that the server had and then left out is fraud', () => {
    const checks = judged((_, mine) => {
        Object.assign(mine, { seat: 1, entropy: 'b'.repeat(64), mixed: true })
    })
    expect(bad(checks)).toEqual(['own'])
})

test('a board of one’s own has cards in an order that is not known here', () => {
    const checks = judged((game) => {
        game.record = game.record.replace(/^options.*$/m, 'options board={"name":"mine"}')
        for (const { tokens } of game.proof.shares)
            tokens.forEach((token, i) => (tokens[i] = token.replace(/:(S|J)/, ':x$1')))
        for (const outcome of game.proof.outcomes) outcome.token = outcome.token.replace(/:(S|J)/, ':x$1')
    }, 1)
    expect(checks.find(({ key }) => key === 'odds')?.state).toBe('none')
    expect(checks.find(({ key }) => key === 'numbers')?.state).toBe('ok')
})

type Lie = [string, string[], (game: { record: string; proof: Proof }, mine: Kept) => void]
const lies: Lie[] = [
    ['another secret', ['sealed', 'numbers', 'record'], ({ proof }) => (proof.seed = 'other')],
    ['another secret with its own commitment', ['kept', 'numbers', 'record'], ({ proof }) => {
        Object.assign(proof, { seed: 'other', commitment: commitment('other') })
    }], // prettier-ignore
    ['my part exchanged', ['promises', 'own', 'numbers', 'record'], ({ proof }) => {
        const other = 'c'.repeat(64)
        proof.revealed[0] = { seat: 0, promise: promiseOf(other), entropy: other }
    }], // prettier-ignore
    ['a part that was not promised', ['promises', 'own', 'numbers', 'record'], ({ proof }) => {
        proof.revealed[0]!.entropy = 'c'.repeat(64)
    }], // prettier-ignore
    [
        'a promise made after mine was revealed',
        ['promises'],
        (_, mine) => (mine.promises = [promiseOf(A), '']),
    ],
    ['an outcome that was not dealt', ['numbers', 'seen', 'record'], ({ proof }) => {
        const at = proof.outcomes.findIndex(({ token }, i) => i % 3 && /:\d\+\d$/.test(token))
        const { token, shares } = proof.outcomes[at]!
        proof.outcomes[at]!.token = proof.shares[shares]!.tokens.find((one) => one !== token)!
    }], // prettier-ignore
    ['an outcome other than I saw', ['seen'], (_, mine) => (mine.seen[1] = '*demand:L9')],
    [
        'another record',
        ['record'],
        (game) => (game.record = game.record.replace(/\*governor:\S+/, '*governor:?')),
    ],
    ['loaded dice', ['numbers', 'odds'], ({ proof }) => {
        const dice = proof.shares.find(({ tokens }) => tokens[0]!.endsWith(':1+1'))!
        dice.weights[20] = 1000
    }], // prettier-ignore
    ['one who always begins', ['odds'], ({ proof }) => {
        const start = proof.outcomes.find(({ token }) => token.startsWith('*start:'))!
        proof.shares[start.shares]!.weights[0] = 5
    }], // prettier-ignore
    ['a die without a six', ['odds'], ({ proof }) => {
        const dice = proof.shares.find(({ tokens }) => tokens[0]!.endsWith(':1+1'))!
        const first = proof.outcomes.findIndex(({ shares }) => proof.shares[shares] === dice)
        proof.outcomes.splice(first + 1)
        proof.first = first + 1
        dice.tokens.pop()
        dice.weights.pop()
    }], // prettier-ignore
    ['odds in an order of one’s own', ['numbers', 'odds'], ({ proof }) => {
        for (const shares of proof.shares) {
            shares.tokens.reverse()
            shares.weights.reverse()
        }
    }], // prettier-ignore
    ['a card that comes back', ['odds'], ({ proof }) => {
        const at = proof.outcomes.map(({ token }, i) => (token.startsWith('*draw:') ? i : -1)).filter((i) => i >= 0)
        proof.outcomes[at[1]!]!.shares = proof.outcomes[at[0]!]!.shares
        proof.first = proof.outcomes.length
    }], // prettier-ignore
    ['odds that are none', ['numbers'], ({ proof }) => {
        const last = proof.outcomes.at(-1)!
        proof.shares.push({ tokens: proof.shares[last.shares]!.tokens, weights: [-1] })
        last.shares = proof.shares.length - 1
    }], // prettier-ignore
]

test.each(lies)('%s is found out', (_, keys, lie) => {
    const wrong = bad(judged(lie))
    for (const key of keys) expect(wrong).toContain(key)
})

test('options have one order', () => {
    expect(inOrder(['*tea:1+1', '*tea:1+2', '*tea:2+2'], LAWS[0]!)).toBe(true)
    expect(inOrder(['*lay:2@11', '*lay:10@1'], LAWS[0]!)).toBe(true)
    expect(inOrder(['*tea:1+2', '*tea:1+1'], LAWS[0]!)).toBe(false)
    expect(inOrder(['*draw:good_1', '*draw:stay'], LAWS[0]!)).toBe(true)
    expect(inOrder(['*draw:stay', '*draw:good_1'], LAWS[0]!)).toBe(false)
    expect(inOrder(['*draw:stay', '*draw:stay'], LAWS[0]!)).toBe(false)
    expect(inOrder(['*tea:1+1', '*black:1+2'], LAWS[0]!)).toBe(false)
    expect(inOrder(['*draw:good_1', '*draw:own'], LAWS[0]!)).toBe(false)
})

// ------------------------------------------------------------------ what is kept

beforeEach(() => localStorage.clear())

const dice = (more: Partial<DiceInfo> = {}): DiceInfo => ({
    commitment: 'seal',
    promises: [promiseOf(A), ''],
    awaited: [],
    mixed: [],
    ...more,
})
const taken = (more: Partial<DiceInfo> = {}) => ({
    table: 'CODE',
    seats: [{ seat: 0, token: 't' }],
    dice: dice(more),
})

test('nothing is revealed before everybody has promised', () => {
    notePromise(taken(), A)
    expect(toReveal('CODE')).toEqual([])
    noteDice('CODE', dice({ awaited: [1] }))
    expect(toReveal('CODE')).toEqual([])
    noteDice('CODE', dice({ awaited: [0], promises: [promiseOf(A), 'theirs'] }))
    expect(toReveal('CODE')).toEqual([A])
    expect(keptOf('CODE')).toMatchObject({ commitment: 'seal', promises: [promiseOf(A), 'theirs'] })
    noteDice('CODE', dice({ mixed: [0] }))
    expect(toReveal('CODE')).toEqual([])
})

test('with robots it is revealed with the first word to the table', () => {
    notePromise(taken({ awaited: [0] }), A)
    expect(toReveal('CODE')).toEqual([A])
})

test('nothing is revealed to a server that changes what it sealed', () => {
    notePromise(taken(), A)
    noteDice('CODE', dice({ awaited: [0], commitment: 'other' }))
    expect(toReveal('CODE')).toEqual([])
    expect(keptOf('CODE')?.commitment).toBe('seal')
})

test('nothing is revealed if another one was promised', () => {
    notePromise(taken({ promises: ['other', ''], awaited: [0] }), A)
    expect(toReveal('CODE')).toEqual([])
})

test('what was seen once stands; what was covered may be seen later', () => {
    notePromise(taken(), A)
    noteSeen('CODE', ['*tea:1+1', '*draw:?'], 0)
    noteSeen('CODE', ['*tea:6+6', '*draw:stay'], 0)
    noteSeen('CODE', ['*tea:2+2'], 3)
    expect(keptOf('CODE')?.seen).toEqual(['*tea:1+1', '*draw:stay', '', '*tea:2+2'])
})

test('only a number of tables are kept, the newest', () => {
    for (let i = 0; i < MOST + 5; i++) {
        notePromise({ ...taken(), table: `T${i}` }, A)
        const kept = JSON.parse(localStorage.getItem(`bedesten.dice.T${i}`) ?? 'null') as Kept | null
        if (kept) localStorage.setItem(`bedesten.dice.T${i}`, JSON.stringify({ ...kept, at: i }))
    }
    notePromise({ ...taken(), table: 'LAST' }, A)
    expect(Object.keys(localStorage).filter((name) => name.startsWith('bedesten.dice.'))).toHaveLength(MOST)
    expect(keptOf('T0')).toBeNull()
    expect(keptOf('LAST')).not.toBeNull()
})

test('a seal is noted when a seat is taken, not later', () => {
    localStorage.setItem('bedesten.seats.CODE', JSON.stringify([{ seat: 0, token: 't' }]))
    noteDice('CODE', dice())
    noteSeen('CODE', ['*tea:1+1'], 0)
    expect(keptOf('CODE')).toBeNull()
})
