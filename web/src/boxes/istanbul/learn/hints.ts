// What is said beside a first game, one sentence for each own turn, and the moments a robot has a word for.
import type { Moment } from '$lib/frame/parts'
import { wordsOf } from '$lib/i18n/languages.svelte'
import type { words as english } from './hints.en'
import type { View } from '../view'

const BIG = 3 // lira lost to others in one go

export const hints = wordsOf<typeof english>('boxes/istanbul/learn/hints')

/** A first ruby, or the last but one; lira that others took. */
export function moment(before: View, after: View, seat: number): Moment | null {
    const [had, has] = [before.seats[seat], after.seats[seat]]
    if (!had || !has) return null
    if (has.rubies > had.rubies && had.rubies === 0) return 'prize'
    const lost = had.lira - has.lira
    const others = after.seats.some(
        (other, i) => i !== seat && other.lira - (before.seats[i]?.lira ?? 0) >= lost,
    )
    return lost >= BIG && others ? 'loss' : null
}
