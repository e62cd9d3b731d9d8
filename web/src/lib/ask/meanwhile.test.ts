import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import type { TableView } from '$lib/match/view'
import type { TableInfo } from '$lib/net/wire'
import { choose } from '$lib/settings.svelte'
import { askOf, matchWith } from './fixtures'
import Meanwhile from './Meanwhile.svelte'

afterEach(() => {
    choose({ calm: false })
    cleanup()
})

/** While this seat is asked. */
function meanwhile(kind: 'bot' | 'human', name: string, bot: string | null) {
    const { match } = matchWith(askOf([], { seat: 1, mine: false }))
    const seats = [
        { kind: 'human', name: 'Mert', colour: 'red' },
        { kind, name, bot, colour: 'blue' },
    ]
    match.info = { seats } as unknown as TableInfo
    const { container } = render(Meanwhile, { match })
    return container.querySelector('.thought')
}

test.each(['ester', 'hagop', 'safiye', 'master', 'somebody:own'])('%s is seen to think', (bot) => {
    const dots = meanwhile('bot', 'Safiye', bot)
    expect(screen.getByRole('heading').textContent).toContain('Safiye is thinking…')
    expect(dots?.classList.contains('still')).toBe(false)
})

test('who has the turn, and that one’s own comes next, is seen in the order of turns', () => {
    const { match } = matchWith(askOf([], { seat: 1, mine: false }))
    const seats = ['Mert', 'Idris', 'Ester'].map((name) => ({ kind: 'human', name, colour: 'red' }))
    match.info = { seats } as unknown as TableInfo
    match.view = { active: 2, turn: 3, seats: [{}, {}, {}] } as unknown as TableView
    render(Meanwhile, { match })
    const said = screen.getAllByRole('listitem').map((one) => one.textContent.replace(/\s+/g, ' ').trim())
    expect(said).toEqual(['Idris done', 'Ester plays', 'Mert you'])
})

test('what shows it rests where nothing is to move', () => {
    choose({ calm: true })
    expect(meanwhile('bot', 'Safiye', 'safiye')?.classList.contains('still')).toBe(true)
})

test.each(['ozan', 'nilufer', 'idris', 'greedy'])('%s answers at once, and a person chooses', (bot) => {
    expect(meanwhile('bot', 'Idris', bot)).toBeNull()
    expect(screen.getByRole('heading').textContent).toContain('Idris is choosing')
    cleanup()
    expect(meanwhile('human', 'Bora', null)).toBeNull()
    expect(screen.getByRole('heading').textContent).toContain('Bora is choosing')
})
