// What is said about a thing: the same words in the bubble beside it, as its spoken name and as its row in the list.
import type { Reason } from '$lib/net/wire'
import { t } from '$lib/i18n/index.svelte'

/** A part of it: what the thing is called, how far away it is, what it does at all, why it is not possible, what would
 * help, what choosing it brings, or anything else. */
export interface Told {
    kind: 'name' | 'way' | 'does' | 'no' | 'help' | 'brings' | 'plain'
    text: string
    /** What is spent or won there. */
    asset?: string
    /** What its name ends with, drawn as it is printed. */
    number?: number
    /** The same once more, to be seen at a glance. */
    bars?: Bar[]
}

/** In how many ways of all something comes about; the best is lit. */
export interface Bar {
    label: string
    ways: number
    of: number
    best: boolean
}

export const named = (text: string, number?: number): Told => ({
    kind: 'name',
    text,
    ...(number !== undefined && { number }),
})
export const plain = (text: string): Told => ({ kind: 'plain', text })

/** Why something is not possible, and what would help. */
export function refused(reason: Reason | null): Told[] {
    if (!reason?.text) return []
    const help = reason.help ? [{ kind: 'help' as const, text: t().help.would(reason.help) }] : []
    return [{ kind: 'no', text: reason.text }, ...help]
}

export const sentence = (told: Told[]): string => told.map(({ text }) => text).join(' ')
