// The spoken name of a square: where it is, what stands there, what choosing it would bring or why not.
import type { Option } from '$lib/net/wire'
import { squareIndex, type Plan } from './plan.svelte'
import { NEUTRAL, type Here } from './view'
import type { KairoWords } from './words.en'

export interface Spoken {
    plan: Plan
    square: string
    here: Here | undefined
    option?: Option | undefined
    why?: string
    chosen?: boolean
    /** Whether the stand there cannot grow. */
    blocked?: boolean
    /** How many doors the customer there can be lured to. */
    doors?: number
    words: KairoWords
    /** The seat of the listener, and what the others are called. */
    me: number
    name: (seat: number) => string
}

/** A building card by what it opens. */
export function cardName(plan: Plan, card: string, words: KairoWords): string {
    const { sections = [], lie = 'section' } = plan.cards[card] ?? {}
    return words.hand.short(sections, lie)
}

/** An answer as it is read out: what is done, what else there is to know, what it costs and brings. */
export function spokenAnswer({ text, sum }: Option): string {
    if (!sum) return text
    const cost = (sum.cost ?? []).map((one) => one.text).join(', ')
    return [sum.title, sum.line, sum.note, cost, sum.short?.text]
        .flatMap((part) => (part ? [part.replace(/\.$/, '')] : []))
        .join('. ')
}

export function squareLabel(s: Spoken): string {
    const w = s.words
    const index = squareIndex(s.plan, s.square)
    const owner = (seat: number): string =>
        seat === NEUTRAL ? w.map.neutral : seat === s.me ? w.map.yours : w.map.of(s.name(seat))
    const parts = [w.map.square(s.square, s.plan.sections[index] ?? 0)]
    const { tile, door, customer } = s.here ?? {}
    if (s.plan.kinds[index] === 'R') parts.push(w.map.restaurant)
    if (tile) {
        const main = tile.stand.main === s.square
        parts.push(w.map.tile(w.hues[tile.hue], owner(tile.owner), tile.stand.size, main))
        if (s.blocked) parts.push(w.map.blocked)
    }
    if (door) parts.push(w.map.door(w.hues[door.hue], owner(door.owner)))
    if (customer) parts.push(w.map.customer(w.hues[customer]))
    if (customer && s.doors) parts.push(w.map.toDoors(s.doors))
    if (!tile && !customer) parts.push(w.map.free)
    if (s.chosen) parts.push(w.map.chosen)
    if (s.option) parts.push(`${spokenAnswer(s.option)}.`)
    else if (s.why) parts.push(w.map.notPossible(s.why))
    return parts.join(' ')
}
