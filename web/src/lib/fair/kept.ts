// What this browser keeps of a table's dice from the start, to hold the server to it at the end.
import type { DiceInfo, Taken } from '$lib/protocol'
import { promiseOf } from './deal'
import { hex } from './sha256'

export interface Kept {
    /** When it was begun: the oldest go first. */
    at: number
    /** The fingerprint of the server's secret, as it was told first. */
    commitment: string
    /** What this browser adds to the seed, and for which seat; empty for nothing. */
    entropy: string
    seat: number
    /** What all seats had promised when this browser revealed its part; null before that. */
    promises: string[] | null
    /** Whether the game is dealt, with or without that part. */
    dealt: boolean
    /** Whether the server has said that it has it. */
    mixed: boolean
    /** What chance did, as this browser saw it; empty where it was not looking. */
    seen: string[]
}

const PREFIX = 'bedesten.dice.'
export const MOST = 40 // tables; one of a long game takes some kilobytes
const COVERED = ':?'

export function keptOf(code: string): Kept | null {
    try {
        return JSON.parse(localStorage.getItem(PREFIX + code) ?? 'null') as Kept | null
    } catch {
        return null
    }
}

function keep(code: string, kept: Kept): void {
    try {
        localStorage.setItem(PREFIX + code, JSON.stringify(kept))
        prune()
    } catch {
        // then there is less to compare at the end, and the page says so
    }
}

/** The newest tables stay. */
function prune(): void {
    const codes = Object.keys(localStorage)
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => name.slice(PREFIX.length))
    if (codes.length <= MOST) return
    codes.sort((a, b) => (keptOf(b)?.at ?? 0) - (keptOf(a)?.at ?? 0))
    for (const code of codes.slice(MOST)) localStorage.removeItem(PREFIX + code)
}

/** 256 random bits that nobody else knows. */
export function freshEntropy(): string {
    return hex(crypto.getRandomValues(new Uint8Array(32)))
}

/** A seat was taken with the promise of this entropy: what was told of the dice is noted. */
export function notePromise(taken: Taken, entropy: string): void {
    if (!keptOf(taken.table)?.entropy) {
        const promise = promiseOf(entropy)
        const mine = taken.seats.find(({ seat }) => taken.dice.promises[seat] === promise)
        keep(taken.table, begun(taken.dice, mine ? entropy : '', mine?.seat ?? -1))
    }
    noteDice(taken.table, taken.dice)
}

const begun = (dice: DiceInfo, entropy: string, seat: number): Kept => ({
    at: Date.now(),
    commitment: dice.commitment,
    entropy,
    seat,
    promises: null,
    dealt: false,
    mixed: false,
    seen: [],
})

/** What was told of the dice just now: what everybody promised is noted when this browser's part is due. Nothing is
 * noted for the first time here: a fingerprint that was not seen before the deal proves nothing. */
export function noteDice(code: string, dice: DiceInfo): void {
    const kept = keptOf(code)
    if (!kept || kept.dealt || kept.commitment !== dice.commitment) return
    const due = dice.awaited.includes(kept.seat) && dice.promises[kept.seat] === promiseOf(kept.entropy)
    const promises = kept.promises ?? (due ? dice.promises : null)
    const mixed = dice.mixed.includes(kept.seat)
    keep(code, { ...kept, promises, dealt: promises !== null && !due, mixed })
}

/** What is to be revealed now. Never before everybody's promise is noted: then nobody can choose any more. */
export function toReveal(code: string): string[] {
    const kept = keptOf(code)
    return kept?.entropy && kept.promises && !kept.dealt ? [kept.entropy] : []
}

/** Chance did this, from outcome number `from` on. What was seen once stands. */
export function noteSeen(code: string, tokens: readonly string[], from: number): void {
    const kept = keptOf(code)
    if (!kept || !tokens.length) return
    const seen = [...kept.seen]
    tokens.forEach((token, i) => {
        const known = seen[from + i] ?? ''
        if (!known || known.endsWith(COVERED)) seen[from + i] = token
    })
    keep(code, { ...kept, seen: Array.from(seen, (token) => token ?? '') })
}
