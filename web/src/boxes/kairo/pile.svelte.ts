// What is remembered while cards are drawn: the hand before, and when the discards became a new pile.

/** The cards and barkers of a player before the first of two cards. */
export const beforeDraw = { hand: [] as string[] }

const seen = { code: '', size: 0 }

/** In which turn it happened last, and how many cards the new pile has. */
export const shuffled = $state({ turn: -1, count: 0 })

/** A pile only grows when it is made anew. */
export function watchPile(code: string, turn: number, size: number): void {
    if (seen.code === code && size > seen.size) Object.assign(shuffled, { turn, count: size })
    Object.assign(seen, { code, size })
}
