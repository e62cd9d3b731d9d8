import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { setCatalogue } from '$lib/i18n/catalogue.svelte'
import type { SeatView, View } from '$boxes/istanbul/view'
import { Choice } from '$lib/match/choice.svelte'
import type { Ask } from '$lib/net/wire'
import { choose } from '$lib/settings.svelte'
import Coach from '$boxes/istanbul/learn/Coach.svelte'

const seat: SeatView = {
    lira: 2,
    goods: { red: 0, green: 0, yellow: 0, blue: 0 },
    capacity: 2,
    rubies: 0,
    tiles: [],
    merchant: 'fountain',
    family: 'police',
    assistants: [],
    stack: 4,
    shown: [],
    cards: 1,
}
const view = {
    layout: [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
    tokens: { governor: 'tea', smuggler: 'post' },
    seats: [seat, seat],
} as unknown as View
const ask = {
    seat: 0,
    mine: true,
    decision: 'Move',
    options: ['post', 'fabric'].map((argument) => ({ verb: 'move', argument, gain: {} })),
} as unknown as Ask
const litTiles = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((tile) => tile.dataset.place ?? '')

const props = { code: 'K7QX', me: 0, view, ask, choice: new Choice(), brief: false, onleave: () => {} }

beforeEach(() => {
    document.body.innerHTML = '<i data-place="post"></i><i data-place="fabric"></i>'
    localStorage.clear()
    choose({ lang: 'en' })
    setCatalogue({ 'at.place.post': 'at the Post Office', 'name.place.post': 'Post Office' })
})

describe('the coach', () => {
    it('names one place and lights it', async () => {
        render(Coach, { props })
        await tick()
        expect(screen.getByRole('status').textContent).toContain('at the Post Office')
        expect(litTiles()).toEqual(['post'])
    })

    it('goes on when a lesson is done, and remembers it', async () => {
        const { rerender } = render(Coach, { props })
        const now = { ...seat, merchant: 'post', stack: 3, assistants: ['post'] }
        await rerender({ view: { ...view, seats: [now, seat] } })
        expect(screen.getByText('Lesson 2 of 8')).toBeTruthy()
        expect(localStorage.getItem('bedesten.lessons.K7QX')).toBe('move')
    })

    it('lights nothing while something else is asked', async () => {
        const { rerender } = render(Coach, { props })
        await rerender({ ask: { ...ask, decision: 'Assist', options: [] } })
        await tick()
        expect(litTiles()).toEqual([])
        expect(screen.getByRole('status').textContent).toContain('Leave an assistant')
    })

    it('lets the pupil leave', () => {
        let left = false
        render(Coach, { props: { ...props, onleave: () => void (left = true) } })
        screen.getByRole('button', { name: 'Leave the lessons' }).click()
        expect(left).toBe(true)
    })

    it('ends with free play', () => {
        localStorage.setItem('bedesten.lessons.K7QX', 'move,fill,sell,meet,fountain,extend,ruby,family')
        render(Coach, { props })
        expect(screen.getByText('That is all')).toBeTruthy()
    })
})
