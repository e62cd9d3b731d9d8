import { afterEach, expect, it, vi } from 'vitest'
import { holdSeats } from '$lib/net/seats'
import { take } from '$lib/net/way'
import { badgeAfter } from './held.svelte'

const dial = (): never => {
    throw new Error('no socket')
}
afterEach(() => {
    localStorage.clear()
    take({ fetch: (path, init) => fetch(path, init), dial })
})

it('counts again what waits when a turn has passed on', async () => {
    const asked: Record<string, number> = { A: 0, B: 1 }
    const shown: number[] = []
    Object.assign(navigator, {
        setAppBadge: (count: number) => Promise.resolve(void shown.push(count)),
        clearAppBadge: () => Promise.resolve(void shown.push(0)),
    })
    localStorage.clear()
    for (const table of ['A', 'B']) holdSeats(table, [{ seat: 0, token: 'secret' }])
    take({
        fetch: (path) => {
            const table = /tables.(\w+)/.exec(path)?.[1] ?? ''
            return Promise.resolve(Response.json({ table, status: 'running', asked: asked[table] }))
        },
        dial,
    })
    badgeAfter(false)
    badgeAfter(true)
    expect(shown).toEqual([])
    badgeAfter(false)
    await vi.waitFor(() => expect(shown).toEqual([1]))
    asked.A = 1
    badgeAfter(true)
    badgeAfter(false)
    await vi.waitFor(() => expect(shown).toEqual([1, 0]))
})
