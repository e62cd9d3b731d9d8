// What can be said at a table.
import type { Reaction, SaidMessage } from '$lib/protocol'

export type Phrase = SaidMessage['phrase']
export type Sign = NonNullable<Reaction['sign']>
/** Something somebody said: one of the phrases, or their own words. */
export type Said =
    { seat: number; phrase: Phrase; text?: never } | { seat: number; phrase?: never; text: string }

export const PHRASES = [
    'hello',
    'good_luck',
    'well_played',
    'thanks',
    'take_your_time',
    'one_moment',
    'oops',
    'again',
] as const satisfies readonly Phrase[]

/** What can be put on a turn; each is drawn in the sprite as `sign-NAME`. */
export const SIGNS = ['bravo', 'clever', 'lucky', 'laugh', 'ouch'] as const satisfies readonly Sign[]
