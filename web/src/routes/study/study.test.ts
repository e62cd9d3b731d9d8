import { expect, test } from 'vitest'
import type { StudyEntry, StudyMoment, StudyTurn } from '$lib/protocol'
import { fromBelow, largest, nextMoment, reach, stacked, turnOf, waterfall, winner } from './study'

const entry = (name: string, share: number): StudyEntry => ({ name, share, label: name, text: '' })
const LEDGER = [
    entry('start', 0.25),
    entry('own_choices', -0.1),
    entry('rivals_choices', 0.2),
    entry('fair', 0.35),
    entry('own_luck', -0.4),
    entry('unseen', 1.05),
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
})

test('a bar begins where the one before it ended, and sums begin at nought', () => {
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
    expect(winner(TURNS)).toBe(2)
    expect(winner([])).toBe(0)
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
