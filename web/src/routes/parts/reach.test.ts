import { afterEach, expect, it, vi } from 'vitest'
import { take } from '$lib/net/way'
import { Reach } from './reach.svelte'

const dial = (): never => {
    throw new Error('no socket')
}
afterEach(() => take({ fetch: (path, init) => fetch(path, init), dial }))

it('makes links that other devices can follow, once the address is known', async () => {
    const answer = (address: string): Promise<Response> =>
        Promise.resolve(Response.json({ address, mine: true }))
    take({ fetch: (_, init) => answer(init?.method === 'POST' ? '' : 'http://192.168.1.5:8000'), dial })
    const reach = new Reach()
    expect(reach.local).toBe(true)
    expect(reach.to('/j/ABC')).toBe(`${location.origin}/j/ABC`)
    await vi.waitFor(() => expect(reach.to('/j/ABC')).toBe('http://192.168.1.5:8000/j/ABC'))
    expect(reach.here()).toBe(`http://192.168.1.5:8000${location.pathname}${location.search}${location.hash}`)
    await reach.letIn(false)
    expect(reach.to('/j/ABC')).toBe(`${location.origin}/j/ABC`)
})
