import { describe, expect, it } from 'vitest'
import type { TableInfo } from '$lib/net/wire'
import { inOrder, outcome, standOf, tidyCode } from './mine'

const table = (code: string, status: TableInfo['status'], active: number, created = 0): TableInfo => ({
    table: code,
    game: 'istanbul',
    players: 3,
    options: {},
    clock: { kind: 'none' },
    undo: true,
    help: 'full',
    created,
    status,
    seats: [],
    turn: 1,
    round: 1,
    active,
    watchers: 0,
    dice: { commitment: '', promises: [], awaited: [], mixed: [] },
})

describe('my tables', () => {
    it('stand by whose turn it is', () => {
        expect(standOf(table('A', 'running', 1), [1])).toBe('yours')
        expect(standOf(table('A', 'running', 0), [1])).toBe('others')
        expect(standOf({ ...table('A', 'running', 0), asked: 1 }, [1])).toBe('yours')
        expect(standOf(table('A', 'open', -1), [1])).toBe('open')
        expect(standOf(table('A', 'over', 1), [1])).toBe('over')
    })

    it('come with those that wait for me first and longest, finished ones last', () => {
        const tables = [
            table('A', 'over', 0, 9),
            table('B', 'running', 1, 1),
            table('C', 'running', 0, 5),
            table('D', 'running', 0, 1),
            { ...table('E', 'running', 0, 0), since: 7 },
            table('F', 'over', 0, 10),
        ]
        expect(inOrder(tables, () => [0]).map((info) => info.table)).toEqual(['D', 'C', 'E', 'B', 'F', 'A'])
    })

    it('understand a code however it is typed', () => {
        expect(tidyCode(' k7 qx ')).toBe('K7QX')
        expect(tidyCode('http://localhost:8123/j/K7QX/')).toBe('K7QX')
        expect(tidyCode('  ')).toBe('')
    })
})

describe('a finished game', () => {
    const seats = (...ranks: number[]) =>
        ranks.map((rank, seat) => ({ rank, name: `${seat}`, colour: '', kind: 'bot', bot: '' }))

    it('has my place, and who else came first', () => {
        expect(outcome({ seats: seats(2, 1, 3), mine: 0 })).toEqual({ rank: 2, winners: ['1'] })
        expect(outcome({ seats: seats(1, 2), mine: 0 })).toEqual({ rank: 1, winners: [] })
        expect(outcome({ seats: seats(1, 1, 3), mine: 1 })).toEqual({ rank: 1, winners: ['0'] })
    })
})
