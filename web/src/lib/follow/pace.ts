// How long what rivals do is shown. Nobody is hurried but by their own choice.
import type { Pace } from '$lib/settings.svelte'

export interface Times {
    /** The seat and the strip light up. */
    lit: number
    /** Each place walked. */
    step: number
    /** An assistant, a toll, a meeting. */
    beat: number
    /** The sentence stays so long, and longer with every character up to the most; nothing: it goes to the recap. */
    read: { least: number; start: number; each: number; most: number } | null
    /** To the next turn. */
    pause: number
    /** The sentence stays until somebody goes on. */
    waits?: boolean
}

const CALM: Times = {
    lit: 450,
    step: 420,
    beat: 600,
    read: { least: 1400, start: 700, each: 45, most: 6000 },
    pause: 350,
}

export const PACES: Record<Pace, Times> = {
    calm: CALM,
    brisk: {
        lit: 200,
        step: 220,
        beat: 0,
        read: { least: 900, start: 400, each: 22, most: 1600 },
        pause: 200,
    },
    once: { lit: 0, step: 0, beat: 0, read: null, pause: 120 },
    wait: { ...CALM, pause: 0, waits: true },
}

/** The places of a way that are walked one by one; a longer one takes no longer. */
export const FAR = 5

/** How long a sentence stays. */
export function reading(pace: Pace, text: string): number {
    const read = PACES[pace].read
    if (!read) return 0
    return Math.min(read.most, Math.max(read.least, read.start + read.each * text.length))
}
