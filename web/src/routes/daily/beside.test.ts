import { expect, test } from 'vitest'
import type { DealTurn } from '$lib/protocol'
import { behind, byRounds } from './beside'

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

test('a turn that only one of them made says how far it has left the two apart', () => {
    const pairs = [
        { mine: turn(1, 0), other: turn(1, 0) },
        { mine: turn(2, 0), other: null },
        { mine: turn(2, 0), other: null }, // bought: it costs no round
        { mine: turn(3, 0), other: turn(2, 0) },
        { mine: null, other: turn(3, 0) },
        { mine: null, other: turn(4, 0) },
    ]
    expect(behind(pairs)).toEqual([0, 1, 1, 1, 0, -1])
})
