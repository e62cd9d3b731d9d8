import { describe, expect, test, vi } from 'vitest'
import { askOf, option } from '$lib/ask/fixtures'
import type { Step, Sync, TableInfo } from '$lib/net/wire'
import { settings } from '$lib/settings.svelte'
import { PATIENT } from '../../patience'
import { Match } from './match.svelte'
import type { TableView } from './view'

vi.mock('$lib/anim/fly', () => ({ clearFlights: () => undefined }))

const view = (active: number) => ({ active, turn: 3, seats: [] }) as unknown as TableView
const sync = (more: Partial<Sync> = {}): Sync => ({
    t: 'sync',
    seq: 4,
    you: [0],
    as: 0,
    view: view(0),
    ask: askOf([option('move:tea', 'place')]),
    log: [],
    missed: 0,
    ...more,
})
const step = (seq: number, more: Partial<Step> = {}): Step => ({
    t: 'step',
    seq,
    as: 0,
    events: [{ kind: 'moved', seat: 1, args: { place: 'tea' }, text: 'Mert moves to the Tea House.' }],
    view: view(1),
    ask: askOf([], { mine: false }),
    ...more,
})
/** All that was told is shown. */
const settled = (match: Match) => vi.waitFor(() => expect(match.playing).toBe(false), PATIENT)
settings.pace = 'once'

function open(): { match: Match; sent: ReturnType<typeof vi.fn> } {
    const match = new Match('TEST')
    const sent = vi.fn(() => true)
    match.connection.send = sent
    match.connection.state = 'open'
    return { match, sent }
}

describe('a match', () => {
    test('answers with the plan of an option, once', () => {
        const { match, sent } = open()
        match.hear(sync())
        const chosen = option('move:tea', 'place', { plan: ['move:tea', 'leave'] })
        match.act(chosen)
        match.act(chosen)
        expect(sent).toHaveBeenCalledTimes(1)
        expect(sent).toHaveBeenCalledWith({ t: 'act', seq: 4, tokens: ['move:tea', 'leave'] })
    })

    test('offers nothing at a table that was stopped, and the question again when it is open', () => {
        const { match, sent } = open()
        const tea = option('move:tea', 'place')
        const info = { seats: [], dice: { awaited: [] } } as unknown as TableInfo
        match.hear(sync({ ask: askOf([tea], { undo: { allowed: true, text: 'Move' } }) }))
        match.choice.chosen = tea
        match.hear({ t: 'table', info: { ...info, stopped: true } })
        match.act(tea)
        match.undo()
        expect([match.ask?.mine, match.ask?.options, match.choice.chosen]).toEqual([false, [], null])
        match.hear({ t: 'table', info })
        expect(sent).not.toHaveBeenCalled()
        expect(match.ask?.options).toEqual([tea])
    })

    test('takes a step: log, view and question follow', async () => {
        const { match } = open()
        match.hear(sync())
        match.hear(step(5))
        await settled(match)
        expect(match.seq).toBe(5)
        expect(match.view?.active).toBe(1)
        expect(match.log.at(-1)?.text).toBe('Mert moves to the Tea House.')
        expect(match.mayAct).toBe(false)
    })

    test('asks for everything when a step is missing', () => {
        const { match, sent } = open()
        match.hear(sync())
        match.hear(step(7))
        expect(sent).toHaveBeenCalledWith({ t: 'sync' })
    })

    test('keeps the choice if it is still on offer', () => {
        const { match } = open()
        match.hear(sync())
        match.choice.chosen = option('move:tea', 'place')
        match.hear(sync({ seq: 5 }))
        expect(match.choice.chosen?.token).toBe('move:tea')
        match.hear(sync({ seq: 6, ask: askOf([]) }))
        expect(match.choice.chosen).toBeNull()
    })

    test('lets go of what was given, though the next question offers it again', () => {
        const { match } = open()
        match.hear(sync())
        match.choice.chosen = match.ask!.options.find(({ token }) => token === 'move:tea')!
        match.act(match.choice.chosen)
        match.hear(sync({ seq: 5 }))
        expect(match.choice.chosen).toBeNull()
    })

    test('is passed on in two steps: done, then the next one is alone', async () => {
        const { match, sent } = open()
        match.hear(sync({ you: [0, 1] }))
        expect(match.next).toBe(-1)
        match.hear(step(5, { ask: askOf([], { mine: false, seat: 1 }) }))
        expect(match.next).toBe(-1) // what was done last is still being shown
        await settled(match)
        expect([match.next, match.covered]).toEqual([1, false])
        match.passOn()
        expect(sent).toHaveBeenLastCalledWith({ t: 'look', seat: -3 })
        match.hear(sync({ seq: 5, you: [0, 1], as: -3, ask: askOf([], { mine: false, seat: 1 }) }))
        expect([match.next, match.covered]).toEqual([1, true])
        match.uncover()
        expect(sent).toHaveBeenLastCalledWith({ t: 'look', seat: 1 })
    })

    test('shows a refusal and lets go', () => {
        const { match } = open()
        match.hear(sync())
        match.act(option('move:tea', 'place'))
        match.hear({ t: 'error', code: 'illegal', text: 'Too far.' })
        expect(match.notice).toBe('Too far.')
        expect(match.mayAct).toBe(true)
    })

    test('asks the server for a reason it was not given', () => {
        const { match, sent } = open()
        match.hear(sync())
        match.askWhy('buy_ruby')
        expect(sent).toHaveBeenCalledWith({ t: 'why', token: 'buy_ruby' })
        match.hear({ t: 'why', token: 'buy_ruby', rule: 'IST-GEM-1', text: 'Elsewhere.' })
        expect(match.reason('buy_ruby')?.text).toBe('Elsewhere.')
    })
})

test('the lines of a step belong to the turn they were told in', async () => {
    const { match } = open()
    match.hear(sync({ log: [{ seq: 4, turn: 3, seat: 0, text: 'A', barrier: false }] }))
    const event = (kind: string) => ({ kind, seat: 1, args: {}, text: kind })
    match.hear(step(5, { events: [event('moved'), { ...event('began'), turn: 4 }, event('left')] }))
    await settled(match)
    expect(match.log.map((line) => line.turn)).toEqual([3, 3, 4, 4])
    expect(match.told).toBe('moved began left')
})

test('the whole view stays the last one of the server while the next turn begins in what is drawn', async () => {
    const { match } = open()
    const drawn: unknown[] = []
    const patch = (view: TableView) => {
        drawn.push([view.active, match.whole?.active])
        return view
    }
    match.acting = { flight: () => null, gift: () => null, dice: () => [], cue: () => undefined, patch }
    match.hear(sync({ view: view(1), ask: askOf([], { mine: false }) }))
    const event = (kind: string, seat: number) => ({ kind, seat, args: {}, text: kind })
    match.hear(step(5, { events: [event('lured', 1), { ...event('began', 0), turn: 4 }], view: view(0) }))
    await settled(match)
    expect(drawn.at(-1)).toEqual([0, 1])
    expect(match.whole).toBe(match.view)
})

test('who comes back says how far the game was shown', () => {
    localStorage.setItem('bedesten.seats.BACK', '[{"seat":0,"token":"secret"}]')
    const match = new Match('BACK')
    match.hear(sync({ seq: 9 }))
    expect(localStorage.getItem('bedesten.seen.BACK')).toBe('9')
    match.hear(sync({ seq: 12, missed: 1 }))
    expect(match.missed).toBe(1)
    match.hear(sync({ seq: 12 }))
    expect(match.missed).toBe(1)
})

test('who is asked in the turn of another is told so', () => {
    const { match } = open()
    match.hear(sync({ view: view(1) }))
    expect(match.outOfTurn).toBe(true)
    expect(match.call).toMatch(/^You are asked:/)
    expect(match.happened).toMatch(/^You are asked\./)
})
