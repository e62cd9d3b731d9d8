// The secret tokens of the seats this browser holds, by table code.
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

export function forgetSeats(code: string): void {
    localStorage.removeItem(key(code))
    localStorage.removeItem(seenKey(code))
}

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
