// What an answer and a card are called.
import type { Option } from '$lib/net/wire'
import type { Plan } from './plan.svelte'
import type { KairoWords } from './words.en'

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
