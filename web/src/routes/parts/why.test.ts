import { fireEvent, render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { Judgement } from '$lib/api'
import Why from './Why.svelte'

const judgement: Judgement = {
    step: 7,
    seat: 1,
    plan: 'The plan: a ruby.',
    choices: [],
    moments: [
        {
            step: 7,
            choices: [
                {
                    text: 'Move to Palace',
                    share: 0.41,
                    error: 0.02,
                    as_good: true,
                    played: false,
                    gain: '+1 ruby',
                },
                {
                    text: 'Move to Tea House',
                    share: 0.4,
                    error: 0.03,
                    as_good: true,
                    played: true,
                    gain: 'nothing',
                },
                { text: 'Stay', share: null, error: null, as_good: false, played: false, gain: '' },
            ],
        },
        {
            step: 9,
            choices: [{ text: 'Skip', share: 0.3, error: 0.01, as_good: false, played: true, gain: '' }],
        },
    ],
}

test('a turn is explained once, with what is equal, what it brings and what was not looked at', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json(judgement)))
    vi.stubGlobal('fetch', fetch)
    const page = render(Why, { code: 'K7QX', step: 7, who: 'Ada' })
    await fireEvent.click(page.getByRole('button', { name: 'Why?' }))
    const said = (cell: Element): string => cell.textContent.replace(/\s+/g, ' ').trim()
    const rows = (await page.findAllByRole('row')).map((row) => [...row.children].map(said))
    expect(rows[1]).toEqual([
        'Move to Palace Brings this turn: +1 ruby',
        '≈no clear difference from the best 41% ± 2',
    ])
    expect(rows[2]).toEqual([
        'Move to Tea House played Brings this turn: nothing',
        '≈no clear difference from the best 40% ± 3',
    ])
    expect(rows[3]).toEqual(['Stay', 'not examined'])
    expect(rows[5]).toEqual(['Skip played', '30% ± 1'])
    expect(page.getByRole('table', { name: /later in the turn Ada/ })).toBeTruthy()
    expect(page.getByText('The plan: a ruby.')).toBeTruthy()
    expect(fetch).toHaveBeenCalledTimes(1)
})
