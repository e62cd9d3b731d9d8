import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Match } from '$lib/match/match.svelte'
import type { Coaching } from '$lib/net/wire'
import { choose } from '$lib/settings.svelte'
import { progress } from './course'
import { NOTHING } from '$lib/ask/kit'
import { PATIENT } from '../../patience'
import LessonCoach from './LessonCoach.svelte'

const coaching: Coaching = {
    chapter: 'one',
    title: 'First steps',
    step: 0,
    steps: 4,
    stands: 'go',
    say: 'Go to the Tea House.',
    why: 'It is near.',
    token: 'move:tea',
}
const chapters = ['one', 'two'].map((name) => ({
    name,
    title: name,
    lead: '',
    steps: 4,
    places: [],
    cards: [],
}))
const undo = vi.fn()
const match = {
    ask: {
        options: [{ token: 'move:tea', verb: 'move', argument: 'tea', shape: 'place', main: true }],
        undo: { allowed: true, text: '' },
    },
    choice: { mode: '', ticked: [] },
    mayAct: true,
    playing: false,
    undo,
} as unknown as Match
const props = { match, coaching, lesson: 'istanbul/one' }
/** A game whose places are chosen on the board. */
const context = new Map([['kit', () => ({ ...NOTHING, onBoard: { place: 'place' } })]])
const button = (name: string): HTMLElement | null => screen.queryByRole('button', { name })

beforeEach(() => {
    document.body.innerHTML = '<i data-place="tea"></i>'
    localStorage.clear()
    choose({ lang: 'en' })
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ game: 'istanbul', title: '', chapters }])))
})
afterEach(() => vi.unstubAllGlobals())

describe('the coach of a chapter', () => {
    it('says what to do and why, and lights it', () => {
        render(LessonCoach, { props, context })
        expect(screen.getByRole('status').textContent).toBe('Go to the Tea House.')
        expect(screen.getByText('It is near.')).toBeTruthy()
        expect(
            screen.getByText('First steps · 1 of 4', {
                normalizer: (text) => text.replaceAll('\u00a0', ' '),
            }),
        ).toBeTruthy()
        expect(document.querySelector('[data-lit]')).toBe(document.querySelector('[data-place="tea"]'))
    })

    it('lights what is drawn only later', async () => {
        document.body.innerHTML = ''
        render(LessonCoach, { props, context })
        expect(document.querySelector('[data-lit]')).toBeNull()
        document.body.insertAdjacentHTML('beforeend', '<i data-place="tea"></i>')
        await vi.waitFor(() => expect(document.querySelector('[data-lit]')).not.toBeNull(), PATIENT)
    })

    it('can be begun again, skipped and left at any time', async () => {
        render(LessonCoach, { props, context })
        await vi.waitFor(() => expect(button('Skip')).not.toBeNull(), PATIENT)
        expect(button('Begin again')).not.toBeNull()
        expect(screen.getByRole('link', { name: 'All chapters' }).getAttribute('href')).toBe('/learn')
    })

    it('offers the way back to who has left the path', () => {
        render(LessonCoach, { props: { ...props, coaching: { ...coaching, stands: 'off', token: '' } } })
        button('Undo')?.click()
        expect(undo).toHaveBeenCalledOnce()
        expect(document.querySelector('[data-lit]')).toBeNull()
    })

    it('goes on to the next chapter and remembers the one that is done', async () => {
        render(LessonCoach, { props: { ...props, coaching: { ...coaching, stands: 'done', token: '' } } })
        await tick()
        expect(progress().done).toEqual(['istanbul/one'])
        await vi.waitFor(() => expect(button('Next chapter')).not.toBeNull(), PATIENT)
    })

    it('keeps the reasons back where there is little room', async () => {
        render(LessonCoach, { props: { ...props, brief: true } })
        expect(screen.queryByText('It is near.')).toBeNull()
        button('Why? And more')?.click()
        await tick()
        expect(screen.getByText('It is near.')).toBeTruthy()
    })
})
