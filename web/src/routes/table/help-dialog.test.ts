import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import HelpDialog from './HelpDialog.svelte'

afterEach(cleanup)

test('a key that a game uses otherwise is listed once, as the game has it', () => {
    const own = {
        aim: 'Collect points.',
        map: 'Squares.',
        keys: [
            ['L', 'lure'],
            ['Esc', 'back'],
            ['L', 'board or list'],
        ] as [string, string][],
    }
    render(HelpDialog, { own, onclose: () => undefined })
    expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual(['L', 'Esc'])
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['lure', 'back'])
})
