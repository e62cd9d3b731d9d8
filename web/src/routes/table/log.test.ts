import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { Match } from '$lib/match/match.svelte'
import type { TableView } from '$lib/match/view'
import type { Line, Sync, Turn } from '$lib/net/wire'
import Log from './Log.svelte'
import Recap from './turns/Recap.svelte'
import { clauses, recapOf } from './turns/recap'
import { askOf } from '$lib/ask/fixtures'

const line = (turn: number, seat: number, text: string): Line => ({
    seq: turn,
    turn,
    seat,
    text,
    barrier: false,
})
const TURNS: Turn[] = [
    {
        turn: 1,
        seat: 1,
        text: 'gets 2 spice',
        where: 'Spice Warehouse',
        round: 1,
        ways: [['fountain', 'spice']],
    },
    { turn: 2, seat: 0, text: 'you roll 8, get 8 Lira', where: 'Tea House', round: 1, tags: ['dice'] },
    { turn: 3, seat: 1, text: 'takes a ruby for 12 Lira: 1 now', where: 'Gemstone Dealer', round: 2, tags: ['rubies'] }, // prettier-ignore
    { turn: 4, seat: 0, text: '', round: 2 },
]

function table(now: Line[] = []): Match {
    const match = new Match('LOGS')
    match.hear({
        t: 'sync',
        seq: 9,
        you: [0],
        as: 0,
        view: { active: 0, turn: 4, seats: [{}, {}] } as unknown as TableView,
        ask: askOf([]),
        log: [
            line(0, -1, 'Laid out.'),
            line(1, 1, 'Mert moves.'),
            line(2, 0, 'A roll.'),
            line(3, 1, 'A ruby.'),
            ...now,
        ],
        missed: 0,
        turns: TURNS,
    } satisfies Sync)
    return match
}

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-turn]')].map((one) => one.dataset.turn)
/** What of an element is not hidden from whoever listens. */
const heard = (it: Element | null | undefined) =>
    [...(it?.querySelectorAll(':scope > :not([aria-hidden=true])') ?? [])]
        .map((one) => one.textContent.trim())
        .join('')

test('a card for each turn that has something to tell, the newest first, with the steps inside', async () => {
    render(Log, { match: table() })
    expect(cards()).toEqual(['3', '2', '1', '0'])
    const ruby = document.querySelector('[data-turn="3"]')
    expect(ruby?.textContent).toContain('Gemstone Dealer')
    expect(ruby?.querySelector('ol')?.textContent).toContain('A ruby.')
    expect(heard(ruby?.querySelector('summary'))).toBe(
        '· Gemstone Dealer: takes a ruby for 12 Lira: 1 now, round 2',
    )
})

test('one’s own turn has a card as soon as something is done in it', () => {
    render(Log, { match: table([line(4, 0, 'Turn 4: you.')]) })
    expect(cards()).toEqual(['3', '2', '1', '0'])
    document.body.innerHTML = ''
    render(Log, { match: table([line(4, 0, 'Turn 4: you.'), line(4, 0, 'You move.')]) })
    expect(cards()).toEqual(['4', '3', '2', '1', '0'])
})

test('however many turns there were, Tab stops at one of them and the arrows go to the others', async () => {
    render(Log, { match: table() })
    const turns = [...document.querySelectorAll('summary')]
    const stops = () => turns.filter((one) => one.tabIndex === 0)
    expect(document.querySelector('ol')!.tabIndex).toBe(-1)
    expect(stops()).toEqual([turns[0]])
    turns[0]!.focus()
    await fireEvent.keyDown(turns[0]!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(turns[1])
    expect(stops()).toEqual([turns[1]])
    await fireEvent.click(document.querySelector('[data-filter="mine"]')!)
    expect(document.querySelectorAll('summary[tabindex="0"]')).toHaveLength(1)
})

test('the words seen on a card are in the name it is called by', () => {
    const match = table()
    render(Log, { match })
    render(Recap, { match, turns: TURNS })
    const named = [...document.querySelectorAll('summary, [data-recap]')]
    expect(named).toHaveLength(4 + TURNS.length)
    for (const card of named) {
        const seen = [...card.querySelectorAll('small, i, .tn')].map((one) => one.textContent.trim())
        expect(seen.filter((words) => !heard(card).includes(words))).toEqual([])
    }
})

test('filters show what ranks the seats, dice, one’s own turns, or one seat', async () => {
    render(Log, { match: table() })
    for (const [key, shown] of [
        ['rubies', ['3']],
        ['dice', ['2']],
        ['mine', ['2']],
        ['seat 1', ['3', '1']],
        ['all', ['3', '2', '1', '0']],
    ] as const) {
        await fireEvent.click(document.querySelector(`[data-filter="${key}"]`)!)
        expect(cards()).toEqual(shown)
    }
})

test('a turn of the log is shown on the board', async () => {
    const match = table()
    render(Log, { match })
    const card = document.querySelector<HTMLDetailsElement>('[data-turn="1"]')!
    card.open = true
    await fireEvent.click(screen.getByText('Show on the board'))
    expect(match.follow.look?.turn).toBe(1)
})

test('the recap stands until the viewer has done something', () => {
    const match = table()
    expect(recapOf(match).map(({ turn }) => turn)).toEqual([3])
    match.follow.act(4)
    expect(recapOf(match)).toEqual([])
})

test('a turn in words begins with its first clause', () => {
    expect(clauses('sends the family member to the Fountain, skips the action')).toEqual([
        'sends the family member to the Fountain',
        ', skips the action',
    ])
    expect(clauses('does nothing there')).toEqual(['does nothing there', ''])
})
