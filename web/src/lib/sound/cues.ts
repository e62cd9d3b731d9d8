// Small sounds, made when they are needed: no files, each shorter than 600 ms.
export type Cue = 'piece' | 'card' | 'coin' | 'dice' | 'bell' | 'knock' | 'gong'

/** One stroke of a sound: a falling or rising tone, or filtered noise. */
export interface Stroke {
    /** Seconds after the beginning. */
    at: number
    lasts: number
    /** Hertz at the beginning and at the end; for noise the middle of the band. */
    from: number
    to: number
    loud: number
    wave: OscillatorType | 'noise'
}

const stroke = (
    wave: Stroke['wave'],
    at: number,
    lasts: number,
    from: number,
    to: number,
    loud: number,
): Stroke => ({
    wave,
    at,
    lasts,
    from,
    to,
    loud,
})

export const CUES: Record<Cue, Stroke[]> = {
    // wood on wood
    piece: [stroke('triangle', 0, 0.09, 420, 180, 0.5), stroke('noise', 0, 0.03, 1800, 900, 0.25)],
    // cloth
    card: [stroke('noise', 0, 0.16, 2600, 5200, 0.22)],
    coin: [stroke('sine', 0, 0.12, 2100, 2080, 0.25), stroke('sine', 0.07, 0.2, 2800, 2780, 0.2)],
    dice: [0, 0.09, 0.16, 0.26, 0.38].map((at) => stroke('noise', at, 0.05, 1500, 700, 0.4)),
    // your turn
    bell: [stroke('sine', 0, 0.55, 880, 878, 0.4), stroke('sine', 0, 0.4, 1760, 1756, 0.16)],
    // asked out of turn
    knock: [stroke('triangle', 0, 0.08, 300, 140, 0.6), stroke('triangle', 0.16, 0.08, 300, 140, 0.6)],
    // the last round
    gong: [stroke('sine', 0, 0.58, 196, 190, 0.5), stroke('sine', 0, 0.58, 293, 288, 0.25)],
}
