import { describe, expect, it } from 'vitest'
import type { ReplayStep } from '$lib/api'
import { clamp, fromHash, gems, nextTurn, ticks, turnAt, turnBefore, whyAt } from './film'

const step = (n: number, turn: number, seat: number, score = [0, 0]): ReplayStep => ({
    step: n,
    turn,
    seat,
    token: '',
    text: [],
    score,
    why: false,
})
const steps = [
    step(1, 0, -1),
    step(2, 0, -1),
    step(3, 1, 1),
    step(4, 1, 1, [0, 1]),
    step(5, 2, 0, [0, 1]),
    step(6, 2, 0, [1, 2]),
]

describe('a replay', () => {
    it('explains a turn as a whole, wherever in it one is', () => {
        const film = [
            ...steps.slice(0, 3),
            { ...step(4, 1, 1), why: true },
            { ...step(5, 1, 0), why: true },
            { ...step(6, 1, 1), why: true },
            { ...step(7, 1, -1) },
            step(8, 2, 0),
        ]
        expect([3, 4, 5, 6, 7, 8, 0].map((at) => whyAt(film, at)?.step)).toEqual([4, 4, 5, 4, 4, undefined, undefined]) // prettier-ignore
    })

    it('has a tick for every turn', () => {
        expect(ticks(steps)).toEqual([
            { turn: 0, seat: -1, from: 0, to: 2 },
            { turn: 1, seat: 1, from: 2, to: 4 },
            { turn: 2, seat: 0, from: 4, to: 6 },
        ])
    })

    it('names the seat of a turn that begins with chance', () => {
        expect(ticks([step(1, 1, -1), step(2, 1, 1)])[0]?.seat).toBe(1)
    })

    it('has a gem for every ruby won', () => {
        expect(gems(steps)).toEqual([
            { at: 4, seat: 1, count: 1 },
            { at: 6, seat: 0, count: 1 },
            { at: 6, seat: 1, count: 2 },
        ])
    })

    it('walks by turns', () => {
        const all = ticks(steps)
        expect([0, 1, 2, 3, 4, 6].map((at) => nextTurn(all, at))).toEqual([2, 2, 4, 4, 6, 6])
        expect([0, 1, 2, 3, 4, 6].map((at) => turnBefore(all, at))).toEqual([0, 0, 0, 2, 2, 4])
        expect(turnAt(all, 0)?.turn).toBe(0)
        expect(turnAt(all, 4)?.turn).toBe(1)
    })

    it('reads the step of a link', () => {
        expect(['#40', '', '#-3', '#x', '#2.7'].map(fromHash)).toEqual([40, 0, 0, 0, 2])
        expect([-1, 3, 99, NaN].map((at) => clamp(at, steps))).toEqual([0, 3, 6, 0])
    })
})
