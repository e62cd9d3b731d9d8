// What can be said at a table.
import type { SaidMessage } from '$lib/protocol'

export type Said = Omit<SaidMessage, 't'>
export type Phrase = Said['phrase']

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
