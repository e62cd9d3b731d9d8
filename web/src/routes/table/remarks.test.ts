import { expect, test } from 'vitest'
import type { TableView } from '$lib/match/view'
import type { TableInfo } from '$lib/net/wire'
import { remarkOf } from './remarks'

const seats = (...bots: string[]): TableInfo['seats'] =>
    ['', ...bots].map((bot, seat) => ({
        seat,
        name: '',
        colour: '',
        kind: bot ? 'bot' : 'human',
        online: true,
        standin: '',
        bot: bot || null,
    }))
const info = (more: Partial<TableInfo> = {}): TableInfo =>
    ({ seats: seats('easy', 'hard', 'greedy'), ...more }) as TableInfo
const at = (turn: number): TableView => ({ turn }) as TableView

test('the strongest robot greets, once, when a game begins', () => {
    expect(remarkOf(info(), null, at(1), undefined)).toEqual({ seat: 2, moment: 'hello' })
    expect(remarkOf(info(), null, at(9), undefined)).toBeNull()
    expect(remarkOf(info(), at(1), at(2), undefined)).toBeNull()
})

test('a robot speaks of what the game calls great', () => {
    const moment = (_: TableView, __: TableView, seat: number): 'prize' | null =>
        seat === 3 ? 'prize' : null
    expect(remarkOf(info(), at(4), at(5), moment)).toEqual({ seat: 3, moment: 'prize' })
})

test('at the end the winner speaks, or the strongest of those who lost', () => {
    expect(remarkOf(info({ ranking: [2, 1, 3, 4] }), at(8), at(9), undefined)).toEqual({
        seat: 1,
        moment: 'won',
    })
    expect(remarkOf(info({ ranking: [1, 2, 3, 4] }), at(8), at(9), undefined)).toEqual({
        seat: 2,
        moment: 'lost',
    })
})

test('nobody speaks in a lesson, or where no robot sits', () => {
    expect(remarkOf(info({ lesson: 'a/b' }), null, at(1), undefined)).toBeNull()
    expect(remarkOf(info({ seats: seats() }), null, at(1), undefined)).toBeNull()
})
