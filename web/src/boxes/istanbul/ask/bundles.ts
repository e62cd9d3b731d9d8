// Bundles of goods as counts, and which of them lead to an offered one.
import type { Component } from 'svelte'
import type { SymbolName } from '$lib/art/symbols'
import { say } from '$lib/i18n/catalogue.svelte'
import type { Option } from '$lib/net/wire'
import { COLOUR_OF, LETTERS, type Letter, type SeatView } from '../view'

/** A good of the cart, or what an expansion counts beside them. */
export type Unit = string
export type Counts = Record<Unit, number>

export interface OwnUnit {
    /** Under which it is printed and counted. */
    what: string
    symbol: SymbolName
    name: () => string
    has: (seat: SeatView) => number
    Amount: Component<{ n: number }>
}

export const OWN_UNITS: Record<Unit, OwnUnit> = {}
/** Verbs of bundles that are taken and not given. */
export const TAKEN: string[] = []

export const units = (): Unit[] => [...LETTERS, ...Object.keys(OWN_UNITS)]

export function unitSymbol(unit: Unit): SymbolName {
    return OWN_UNITS[unit]?.symbol ?? `good-${unit}`
}

export function unitName(unit: Unit): string {
    return OWN_UNITS[unit]?.name() ?? say(`name.good.${unit}`)
}

/** What a seat has, by unit. */
export function haveOf(seat: SeatView | undefined): Counts {
    const counts = countsOf('')
    for (const letter of LETTERS) counts[letter] = seat?.goods[COLOUR_OF[letter as Letter]] ?? 0
    for (const [unit, { has }] of Object.entries(OWN_UNITS)) counts[unit] = seat ? has(seat) : 0
    return counts
}

export function countsOf(argument: string): Counts {
    const counts: Counts = Object.fromEntries(units().map((unit) => [unit, 0]))
    for (const unit of argument) if (unit in counts) counts[unit] = (counts[unit] ?? 0) + 1
    return counts
}

export function sizeOf(counts: Counts): number {
    return units().reduce((sum, unit) => sum + (counts[unit] ?? 0), 0)
}

/** The option that is exactly this bundle. */
export function exact(options: Option[], counts: Counts): Option | undefined {
    return options.find((option) => {
        const offered = countsOf(option.argument)
        return units().every((unit) => offered[unit] === counts[unit])
    })
}

/** Whether an offered bundle holds all of these. */
function leads(options: Option[], counts: Counts): boolean {
    return options.some((option) => {
        const offered = countsOf(option.argument)
        return units().every((unit) => (offered[unit] ?? 0) >= (counts[unit] ?? 0))
    })
}

/** One more of a unit: beside the others, or else in place of the one there is most of. */
export function oneMore(options: Option[], counts: Counts, unit: Unit): Counts | undefined {
    const count = (one: Unit): number => counts[one] ?? 0
    const more = { ...counts, [unit]: count(unit) + 1 }
    const others = units().filter((other) => other !== unit && count(other) > 0)
    others.sort((one, other) => count(other) - count(one))
    const swaps = others.map((other) => ({ ...more, [other]: count(other) - 1 }))
    return [more, ...swaps].find((next) => leads(options, next))
}

/** The largest bundle on offer; of equals, the one that takes what there is plenty of. */
export function largest(options: Option[], have: Counts): Option | undefined {
    const plenty = (option: Option): number =>
        [...option.argument].reduce((sum, letter) => sum + (have[letter] ?? 0), 0)
    const [best] = [...options].sort(
        (one, other) => other.argument.length - one.argument.length || plenty(other) - plenty(one),
    )
    return best
}
