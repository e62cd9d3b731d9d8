// What the explorer is asked, as it stands in the address.
import type { ExplorerAnswer, Game } from '$lib/protocol'

export interface Asked {
    game: string
    /** 0: as many as most games have. */
    players: number
    /** Empty for all of them. */
    layout: string
    after: string[]
    of: ExplorerAnswer['of']
    /** The layout that is rated; empty if none is. */
    rate: string
}

/** A row of a picture: what it is called, its number with where it may lie, and what is said beside it. */
export interface Bar {
    key: string
    name: string
    label: string
    value: number
    low: number
    high: number
    said: string
    aside: string
}

/** Visits that can be followed: of the one after them it is told where it went. */
export const DEEPEST = 3
const SOURCES: Asked['of'][] = ['both', 'site', 'shipped']

export function fromAddress(search: string): Asked {
    const said = new URLSearchParams(search)
    return {
        game: said.get('game') ?? '',
        players: Number(said.get('players')) || 0,
        layout: said.get('layout') ?? '',
        after: (said.get('after') ?? '').split(',').filter(Boolean).slice(0, DEEPEST),
        of: SOURCES.find((one) => one === said.get('of')) ?? 'both',
        rate: said.get('rate') ?? '',
    }
}

/** Without what says nothing. */
export function toAddress({ game, players, layout, after, of, rate }: Asked): string {
    const all = { game, players: players ? String(players) : '', layout, after: after.join(','), of, rate }
    return String(new URLSearchParams(Object.entries(all).filter(([, value]) => value)))
}

/** Where the places of a picture lie: by their numbers, as they are printed or in order; no picture without numbers. */
export function lying(
    tiles: Record<string, [number, string]>,
    plan?: number[],
): { place: string; number: number; kind: string }[] {
    const all = Object.entries(tiles).map(([place, [number, kind]]) => ({ place, number, kind }))
    const order = plan ?? all.map(({ number }) => number).sort((a, b) => a - b)
    return order.flatMap((number) => all.find((tile) => tile.number === number) ?? [])
}

/** What tables of a game are laid out as, by name: layouts, or boards. */
export function groundsOf({ layouts, boards }: Pick<Game, 'layouts' | 'boards'>): string[] {
    return layouts.length ? layouts : (boards ?? [])
}
