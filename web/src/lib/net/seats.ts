// The secret tokens of the seats this browser holds, by table code. One taken on another device of the same player
// has none here: the key of the browser opens it.
export interface Held {
    seat: number
    token: string
}

const key = (code: string): string => `bedesten.seats.${code}`
const seenKey = (code: string): string => `bedesten.seen.${code}`

export function heldSeats(code: string): Held[] {
    try {
        return JSON.parse(localStorage.getItem(key(code)) ?? '[]') as Held[]
    } catch {
        return []
    }
}

/** Keep seats taken at a table, beside those already held there. */
export function holdSeats(code: string, taken: Held[]): void {
    const others = heldSeats(code).filter((old) => !taken.some((now) => now.seat === old.seat))
    localStorage.setItem(key(code), JSON.stringify([...others, ...taken].sort((a, b) => a.seat - b.seat)))
}

/** Seats that the key of this browser opens; their secrets are on another device of the same player. */
export function holdByKey(code: string, seats: readonly number[]): void {
    const held = heldSeats(code)
    const missing = seats.filter((seat) => !held.some((one) => one.seat === seat))
    if (missing.length) holdSeats(code, missing.map((seat) => ({ seat, token: '' }))) // prettier-ignore
}

/** Let go of a table; it is not fetched from elsewhere again. */
export function forgetSeats(code: string): void {
    localStorage.removeItem(key(code))
    localStorage.removeItem(seenKey(code))
    localStorage.setItem(DROPPED, [code, ...droppedTables()].slice(0, MOST_DROPPED).join(' '))
}

const DROPPED = 'bedesten.dropped'
const MOST_DROPPED = 200

export const droppedTables = (): string[] => localStorage.getItem(DROPPED)?.split(' ') ?? []

/** The secrets that open the seats held at a table. */
export const heldTokens = (code: string): string[] =>
    heldSeats(code).flatMap(({ token }) => (token ? [token] : []))

/** The last change of a table that was shown here; 0 for none. */
export function lastSeen(code: string): number {
    return Number(localStorage.getItem(seenKey(code)) ?? 0)
}

/** Remember how far the game was shown, for whoever comes back. Watchers keep nothing. */
export function keepSeen(code: string, seq: number): void {
    if (heldSeats(code).length) localStorage.setItem(seenKey(code), String(seq))
}

/** The codes of all tables at which this browser holds a seat. */
export function myTables(): string[] {
    const prefix = key('')
    return Object.keys(localStorage)
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
}
