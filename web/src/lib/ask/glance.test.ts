import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choose } from '$lib/settings.svelte'
import { askOf, matchWith, option } from './fixtures'
import Question from './Question.svelte'

beforeEach(() => {
    vi.useFakeTimers()
    choose({ glance: true })
})
afterEach(() => {
    vi.useRealTimers()
    cleanup()
})

/** Dice that cannot be bettered, though they could be rolled again. */
function asked() {
    const options = [option('keep', 'plain', { text: 'Change nothing' }), option('reroll', 'plain')]
    const { match, why } = matchWith(askOf(options, { decision: 'ChangeDice', passing: 'keep' }))
    vi.spyOn(match, 'mayAct', 'get').mockReturnValue(true)
    const act = vi.spyOn(match, 'act').mockReturnValue()
    render(Question, { ask: match.ask!, why, compact: false })
    return { given: () => act.mock.calls.map(([{ token }]) => token) }
}

describe('what nobody would answer otherwise', () => {
    test('is given by itself when it was read', () => {
        const { given } = asked()
        vi.advanceTimersByTime(1500)
        expect(given()).toEqual([])
        vi.advanceTimersByTime(1500)
        expect(given()).toEqual(['keep'])
    })

    test('waits for whoever wants to choose, among all answers', async () => {
        const { given } = asked()
        await fireEvent.click(screen.getByRole('button', { name: 'Wait' }))
        vi.advanceTimersByTime(60_000)
        expect(given()).toEqual([])
        await fireEvent.click(screen.getByRole('button', { name: 'reroll' }))
        expect(given()).toEqual(['reroll'])
    })

    test('waits while a dialog is read', () => {
        const { given } = asked()
        const dialog = document.body.appendChild(document.createElement('dialog'))
        dialog.open = true
        vi.advanceTimersByTime(60_000)
        expect(given()).toEqual([])
        dialog.open = false
        vi.advanceTimersByTime(2500)
        expect(given()).toEqual(['keep'])
    })
})
