import { expect, test } from 'vitest'
import type { DealTurn } from '$lib/protocol'
import { byRounds } from './beside'

const turn = (round: number, score: number): DealTurn => ({ round, score, place: '', where: '', text: '' })

test('both games are told round by round, to the end of the longer one', () => {
    const pairs = [
        { mine: turn(1, 0), other: turn(1, 0) },
        { mine: turn(2, 1), other: null },
        { mine: turn(3, 2), other: turn(2, 1) },
    ]
    expect(byRounds(pairs)).toEqual({
        ticks: [1, 2, 3],
        values: [
            [0, 1, 2],
            [0, 1, 1],
        ],
    })
})
