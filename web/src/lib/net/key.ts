// The key of this browser: its player's games are found by it. It is made when it is first needed, and asks nothing.
import { written } from './signs'

const KEY = 'bedesten.key'
const BYTES = 24
let unkept = '' // where nothing can be kept it lasts as long as the page

/** That many random bytes, as a-z, A-Z, 0-9, - and _. */
export function freshSecret(): string {
    return written(crypto.getRandomValues(new Uint8Array(BYTES)))
}

/** The key, if this browser has one already. */
export const knownKey = (): string => localStorage.getItem(KEY) ?? unkept

export function ownKey(): string {
    const known = knownKey()
    if (known) return known
    const fresh = freshSecret()
    try {
        localStorage.setItem(KEY, fresh)
    } catch {
        unkept = fresh
    }
    return fresh
}

/** This browser is nobody's from now on: it holds no seat and has no key. */
export function forgetKey(): void {
    unkept = ''
    const own = /^bedesten\.(key$|dropped$|puzzles$|seats\.|seen\.)/
    for (const name of Object.keys(localStorage)) if (own.test(name)) localStorage.removeItem(name)
}
