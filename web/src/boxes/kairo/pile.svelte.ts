// The moment when the pile was used up and the discards were shuffled into a new one.
const seen = { code: '', size: 0 }

/** In which turn it happened last, and how many cards the new pile has. */
export const shuffled = $state({ turn: -1, count: 0 })

/** A pile only grows when it is made anew. */
export function watchPile(code: string, turn: number, size: number): void {
    if (seen.code === code && size > seen.size) Object.assign(shuffled, { turn, count: size })
    Object.assign(seen, { code, size })
}
