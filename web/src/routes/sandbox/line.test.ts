import { expect, test } from 'vitest'
import { begins, fromAddress, line, toAddress } from './line'

test('an address holds where a line begins and what was done', () => {
    for (const one of [
        line({ table: 'ABCD', step: 20, done: ['move:tea', '*tea:3+5'] }),
        line({ puzzle: '12345678' }),
        line({ game: 'istanbul+mocha', players: 3, scene: '0 7L @tea | 1 2r', done: ['sell:RRG'] }),
    ]) {
        const { search, hash } = new URL(toAddress(one), 'http://here')
        expect(fromAddress({ search, hash })).toEqual(one)
        expect(begins(one)).toBe(true)
    }
    expect(begins(fromAddress({ search: '', hash: '' }))).toBe(false)
})
