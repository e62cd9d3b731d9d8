import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { everything } from './me'

const seat = (table: string, status = 'over'): object => ({ table, seat: 0, status })
let answers: Record<string, (() => Response)[]>

/** The last answer of each address stays. */
const answered = (path: string): Promise<Response> => {
    const left = answers[path] ?? []
    const answer = left.length > 1 ? left.shift() : left[0]
    return answer ? Promise.resolve(answer()) : Promise.reject(new Error(path))
}

beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', answered)
})
afterEach(() => vi.useRealTimers())

const busy = (): Response => new Response('', { status: 429, headers: { 'retry-after': '7' } })

it('waits as long as the server says, and has every record in the end', async () => {
    answers = {
        '/api/me/everything': [
            () => Response.json({ seats: [seat('A'), seat('A'), seat('B'), seat('C', 'open')] }),
        ],
        '/api/tables/A/record': [busy, busy, () => new Response('game A')],
        '/api/tables/B/record': [() => new Response('game B')],
    }
    const told: number[][] = []
    const gathered = everything((done, of) => told.push([done, of]))
    await vi.advanceTimersByTimeAsync(13_900)
    expect(told).toEqual([[0, 2]])
    await vi.runAllTimersAsync()
    const { text, missing } = await gathered
    expect(missing).toEqual([])
    expect(JSON.parse(text)).toMatchObject({ records: { A: 'game A', B: 'game B' }, missing: [] })
})

it('says what could not be had', async () => {
    answers = {
        '/api/me/everything': [() => Response.json({ seats: [seat('A'), seat('B'), seat('D')] })],
        '/api/tables/A/record': [busy],
        '/api/tables/B/record': [() => new Response('game B')],
        '/api/tables/D/record': [() => new Response('', { status: 404 })],
    }
    const gathered = everything(() => undefined)
    await vi.runAllTimersAsync()
    const { text, missing } = await gathered
    expect(missing).toEqual(['A', 'D'])
    expect(JSON.parse(text)).toMatchObject({ records: { B: 'game B' }, missing: ['A', 'D'] })
})
