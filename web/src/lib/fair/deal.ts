// How a game is dealt: the twin of core/dice.py, core/tape.py and core/play/entropy.py (docs/notation.md, "Records").
import { digest, sha256 } from './sha256'

/** What is published of the secret before the game. */
export const commitment = (secret: string): string => sha256(`bedesten seed ${secret}`)

/** What is told of a browser's entropy before it is revealed. */
export const promiseOf = (entropy: string): string => sha256(`bedesten entropy ${entropy}`)

export interface Added {
    seat: number
    entropy: string
}

/** The seed: the secret of the server and all that browsers revealed, in the order of the seats. */
export function mixed(secret: string, added: readonly Added[]): string {
    const words = [...added]
        .filter(({ entropy }) => entropy)
        .sort((a, b) => a.seat - b.seat)
        .map(({ seat, entropy }) => `${seat}:${entropy}`)
    return words.length ? sha256(`bedesten mix ${words.join(' ')} seed ${secret}`) : secret
}

const LIMIT = 1n << 64n

/** The number, from 0 to total - 1, that decides outcome number i: of the game, or of a reel of its tape. */
export function drawn(seed: string, i: number, total: number, reel = ''): number {
    const label = reel ? `bedesten tape ${seed} ${reel} ${i}` : `bedesten deal ${seed} ${i}`
    const ways = BigInt(total)
    let x = first8(label)
    for (let again = 1; x >= LIMIT - (LIMIT % ways); again++) x = first8(`${label} again ${again}`)
    return Number(x % ways)
}

const first8 = (text: string): bigint => new DataView(digest(text).buffer).getBigUint64(0)
