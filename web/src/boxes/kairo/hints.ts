// What is said beside a first game, one sentence for each own turn, and the moments a robot has a word for.
import type { Moment } from '$lib/frame/parts'
import { wordsOf } from '$lib/i18n/languages.svelte'
import type { words as english } from './hints.en'
import { MEDALS, type KairoView } from './view'

export const hints = wordsOf<typeof english>('boxes/kairo/hints')

/** A medal won, or lost. */
export function moment(before: KairoView, after: KairoView, seat: number): Moment | null {
    const medals = (view: KairoView): number =>
        MEDALS.reduce((sum, medal) => sum + (view.seats[seat]?.[medal].length ?? 0), 0)
    const won = medals(after) - medals(before)
    return won > 0 ? 'prize' : won < 0 ? 'loss' : null
}
