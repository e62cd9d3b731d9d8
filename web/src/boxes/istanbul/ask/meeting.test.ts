import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { askOf, matchWith, option } from '$lib/ask/fixtures'
import Question from '$lib/ask/Question.svelte'
import { KIT } from '../kit'

afterEach(cleanup)

test('who is met alone is named by the question', () => {
    const options = ['R', 'G'].map((good) => option(`smuggler:${good}`, 'good'))
    const asked = askOf(options, { decision: 'Encounters', title: 'Whom do you meet?' })
    const { match, why } = matchWith(asked)
    render(Question, {
        props: { ask: match.ask!, why, compact: false },
        context: new Map([['kit', () => KIT]]),
    })
    expect(screen.getByRole('heading', { level: 2, name: 'Smuggler: which good?' })).toBeTruthy()
})
