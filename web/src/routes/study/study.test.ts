import { expect, test } from 'vitest'
import type { StudyEntry, StudyMoment, StudyTurn } from '$lib/protocol'
import {
    fromBelow,
    fromHash,
    kindsOf,
    largest,
    listed,
    nextMoment,
    reach,
    stacked,
    toHash,
    turnOf,
    waterfall,
    waysOf,
    widest,
    winners,
} from './study'

const entry = (name: string, share: number): StudyEntry => ({ name, share, label: name, text: '' })
const LEDGER = [
    entry('start', 0.25),
    entry('own_choices', -0.1),
    entry('rivals_choices', 0.2),
    entry('fair', 0.35),
    entry('own_luck', -0.4),
    entry('rivals_luck', 1.05),
    entry('result', 1),
]
const turn = (number: number, ...shares: number[]): StudyTurn => ({
    turn: number,
    step: number * 3,
    seat: 0,
    shares,
})
const TURNS = [turn(1, 0.2, 0.5, 0.3), turn(2, 0.1, 0.6, 0.3), turn(4, 0, 0, 1)]
const moment = (number: number): StudyMoment => ({
    step: number * 3,
    turn: number,
    seat: 0,
    choice: true,
    name: '',
    title: '',
    share: 0,
    text: '',
    told: [],
    played: '',
    better: '',
    top: true,
    swing: '',
    totals: [],
    right: false,
    shares: [],
    further: [],
})

test('a bar begins where the one before it ended, and sums begin at zero', () => {
    const bars = waterfall(LEDGER).map(({ from, to }) => [from, to].map((end) => Math.round(100 * end)))
    expect(bars).toEqual([
        [0, 25],
        [25, 15],
        [15, 35],
        [0, 35],
        [35, -5],
        [-5, 100],
        [0, 100],
    ])
    expect(reach([waterfall(LEDGER)]).low).toBeCloseTo(-0.05)
    expect(reach([waterfall(LEDGER)]).high).toBe(1)
})

test('the bands of all seats fill the chart from below', () => {
    expect(fromBelow(3, 1)).toEqual([1, 2, 0])
    const [first] = stacked(TURNS, [1, 2, 0])
    expect(first?.[1]).toEqual([0, 0.5])
    expect(first?.[2]?.[0]).toBe(0.5)
    expect(first?.[0]?.[1]).toBeCloseTo(1)
})

test('who has most at the end has won', () => {
    expect(winners(TURNS)).toEqual([2])
    expect(winners([])).toEqual([])
})

test('moments are found by their turns', () => {
    const moments = [moment(1), moment(4)]
    expect(turnOf(TURNS, moment(4))).toBe(2)
    expect(nextMoment(TURNS, moments, 0, 1)).toBe(1)
    expect(nextMoment(TURNS, moments, 2, 1)).toBe(-1)
    expect(nextMoment(TURNS, moments, 2, -1)).toBe(0)
    expect(largest([{ ...moment(1), share: 0.1 }, { ...moment(2), share: -0.2 }, moment(4)])?.turn).toBe(2)
    expect(largest([])).toBeUndefined()
})

test('the list has what mattered most; of a kind or of one’s own, all that has a name', () => {
    const some = [
        { ...moment(1), name: 'blunder', title: 'Blunder' },
        { ...moment(2), name: 'lucky', title: 'Good luck', choice: false, seat: 1, top: false },
        { ...moment(3), name: 'mistake', title: 'Mistake', top: false },
        moment(4),
    ]
    const steps = (mine: boolean, kind: string): number[] =>
        listed(some, { mine, kind }, [0]).map(({ turn }) => turn)
    expect(steps(false, '')).toEqual([1, 4])
    expect(steps(true, '')).toEqual([1, 3, 4])
    expect(steps(false, 'lucky')).toEqual([2])
    expect(steps(true, 'lucky')).toEqual([])
    expect(kindsOf(some).map(({ title }) => title)).toEqual(['Mistake', 'Blunder', 'Good luck'])
})

test('an address carries the moment or the turn, and what the list shows', () => {
    const places = [
        { step: 133, turn: undefined, mine: true, kind: 'blunder' },
        { step: undefined, turn: 12, mine: false, kind: '' },
        { step: undefined, turn: undefined, mine: false, kind: '' },
    ]
    expect(places.map(toHash)).toEqual(['#m133,mine,blunder', '#t12', ''])
    expect(places.map(toHash).map(fromHash)).toEqual(places)
    expect(fromHash('#m1e9,nonsense')).toEqual(places[2])
})

test('the sign of a seat stands where its band is widest, and not at an edge of the chart', () => {
    const bands = stacked([turn(1, 1, 0), turn(2, 0.5, 0.5), turn(3, 0.75, 0.25), turn(4, 0, 1)], [0, 1])
    expect(widest(bands, 0)).toEqual({ at: 2, from: 0, to: 0.75 })
    expect(widest(bands, 1)).toEqual({ at: 1, from: 0.5, to: 1 })
    expect(widest([], 0)).toEqual({ at: 0, from: 0, to: 0 })
})

test('the better way comes first, each with what it was worth', () => {
    const told = ['Better: 13', 'Played: 12', 'Why']
    expect(waysOf({ ...moment(1), name: 'blunder', told, shares: [0.33, 0.2] })).toEqual([
        { kind: 'better', told: 'Better: 13', share: 0.33 },
        { kind: 'played', told: 'Played: 12', share: 0.2 },
    ])
    const found = waysOf({ ...moment(1), name: 'find', told, shares: [0.2, 0.33] })
    expect(found.map(({ kind, share }) => [kind, share])).toEqual([
        ['played', 0.33],
        ['next', 0.2],
    ])
    expect(waysOf({ ...moment(1), told: ['Rolled'], choice: false })).toEqual([])
})
