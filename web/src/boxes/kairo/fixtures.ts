// A seat for the tests of this box.
import type { KairoSeat } from './view'

export const seat = (more: Partial<KairoSeat> = {}): KairoSeat => ({
    vp: 0,
    dropped: false,
    barkers: 0,
    gold: [],
    silver: [],
    reserve: ['white'],
    stands: {},
    blocked: [],
    cards: 3,
    ...more,
})
