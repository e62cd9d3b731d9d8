import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { DayDeal, DealRank } from '$lib/protocol'
import Today from '../Today.svelte'

const rank = (name: string, place: number, mine = false): DealRank =>
    ({ name, place, mine, won: true, rounds: 15, lost: null, tally: [5], table: '' }) as unknown as DealRank

const deal = {
    day: '2026-11-17',
    game: 'istanbul',
    boxes: ['istanbul'],
    players: 2,
    robots: ['', 'idris'],
    tallies: ['rubies'],
    bars: [],
    best: [rank('Ada', 1), rank('Bora', 2), rank('Me', 3, true)],
    begun: 3,
    ended: 3,
    studied: false,
    over: true,
    mine: { table: 'K7QX', over: true, rank: rank('Me', 3, true) },
} as unknown as DayDeal

test('whoever is chosen last to compare with is shown, whichever answer comes first', async () => {
    const asked: { other: string; answer: (told: Response) => void }[] = []
    vi.stubGlobal('fetch', (from: string) => {
        const other = /\/beside.*other=(\d)/.exec(from)?.[1]
        if (other === undefined)
            return Promise.resolve(Response.json(from.includes('first=') ? { days: [], streak: 0 } : deal))
        return new Promise<Response>((answer) => asked.push({ other, answer }))
    })
    let read = 0
    async function answer(nth: number): Promise<void> {
        const told = { other: deal.best[Number(asked[nth]?.other)], table: '', tally: 'rubies', turns: [] }
        const before = read
        const json = (): Promise<unknown> => Promise.resolve(told).finally(() => read++)
        asked[nth]?.answer(Object.assign(Response.json(told), { json }))
        await vi.waitFor(() => expect(read).toBe(before + 1))
        await tick()
    }
    const page = render(Today, { code: '2026-11-17' })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await answer(0)
    for (const [n, whom] of [1, 0].entries()) {
        const list = (await page.findByLabelText(/Compare with/)) as HTMLSelectElement
        // a DOM that knows no pages does not say which option is chosen
        list.querySelector = ((query: string) => query === ':checked' && list.options[whom]) as never
        await fireEvent.change(list)
        await vi.waitFor(() => expect(asked).toHaveLength(n + 2))
    }
    await answer(2)
    await answer(1)
    expect(page.getByRole('table', { name: 'Your game beside the best' })).toBeTruthy()
})
