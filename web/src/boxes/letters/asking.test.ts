import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { asked, option } from '$lib/ask/fixtures'
import type { Option } from '$lib/net/wire'
import AskBid from './AskBid.svelte'
import AskKiosk from './AskKiosk.svelte'
import AskLetter from './AskLetter.svelte'
import AskWay from './AskWay.svelte'

afterEach(cleanup)

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const watch = () => vi.fn<(option: Option) => void>()
const tokens = (onact: ReturnType<typeof watch>) => onact.mock.calls.map(([one]) => one.token)

test('the next bids are buttons, any other is listed or typed', async () => {
    const onact = watch()
    const options = ['4', '5', '6', '7', '12'].map((lira) =>
        option(`bid:${lira}`, 'bid', { text: `Bid ${lira}` }),
    )
    render(AskBid, asked(options, onact).props)
    await fireEvent.click(screen.getByRole('button', { name: /Bid 5/ }))
    expect(screen.getByLabelText('Bid more').textContent).toContain('Bid 12')
    await press('1')
    await press('2')
    await fireEvent.click(screen.getByRole('button', { name: /Bid 12/ }))
    expect(tokens(onact)).toEqual(['bid:5', 'bid:12'])
})

test('a kiosk tile is taken by its number', async () => {
    const onact = watch()
    render(AskKiosk, asked([option('pick:K04', 'kiosk'), option('pick:K22', 'kiosk')], onact).props)
    await press('2')
    expect(tokens(onact)).toEqual(['pick:K22'])
})

test('a tile is used in one of its ways', async () => {
    const onact = watch()
    const options = [option('use:1', 'way'), option('use:2', 'way')]
    render(AskWay, asked(options, onact, { facts: { tile: 'K22' } }).props)
    expect(screen.getByRole('button', { name: /K22 2/ })).toBeTruthy()
    await press('2')
    expect(tokens(onact)).toEqual(['use:2'])
})

test('a letter is paid by name, and says how many seals are missing', async () => {
    const onact = watch()
    const options = [option('give_letter:9-front', 'letter'), option('give_letter:4-back', 'letter')]
    render(AskLetter, asked(options, onact, { facts: { seals_due: 3 } }).props)
    expect(screen.getByText('3 seals are still to pay.')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: /4 .*2 seals/ }))
    expect(tokens(onact)).toEqual(['give_letter:4-back'])
})
