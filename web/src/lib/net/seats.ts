// The secret tokens of the seats this browser holds, by table code.
export interface Held {
    seat: number
    token: string
}

const key = (code: string): string => `bedesten.seats.${code}`

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
}

/** The codes of all tables at which this browser holds a seat. */
export function myTables(): string[] {
    const prefix = key('')
    return Object.keys(localStorage)
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
}
