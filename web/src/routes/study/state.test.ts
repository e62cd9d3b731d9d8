import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { GameStudy } from '$lib/protocol'
import State from './State.svelte'

const study = (more: Partial<GameStudy>): GameStudy =>
    ({
        state: 'running',
        before: 0,
        left: 0,
        older: null,
        short: false,
        done: 0,
        questions: 0,
        ...more,
    }) as GameStudy
const said = (more: Partial<GameStudy>): string => {
    render(State, { study: study(more), working: true, ongoon: () => undefined })
    return screen.getByRole('status').textContent.trim()
}

test('until it is known how much there is to think about, a study is about to begin', () => {
    expect(said({})).toBe('The study is about to begin. You can leave this page.')
})

test('then it says how far it is and how long it still takes', () => {
    expect(said({ done: 41, questions: 68, left: 21 })).toMatch(
        /^41 of 68 questions.*About 30 seconds left\.$/,
    )
})
