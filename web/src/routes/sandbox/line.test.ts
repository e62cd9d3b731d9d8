import { expect, test } from 'vitest'
import { begins, fromAddress, fromHash, line, toAddress, toHash } from './line'
import { along, moment, wordsTo, written } from './tree'

test('an address holds where a line begins', () => {
    for (const one of [
        line({ table: 'ABCD', step: 20 }),
        line({ puzzle: '12345678' }),
        line({ game: 'istanbul+mocha', players: 3, scene: '0 7L @tea | 1 2r' }),
        line({ game: 'istanbul', players: 2, options: 'layout=random start=1' }),
    ]) {
        expect(fromAddress(new URL(toAddress(one), 'http://here').search)).toEqual(one)
        expect(begins(one)).toBe(true)
    }
    expect(begins(fromAddress(''))).toBe(false)
})

test('its hash is a plain line of words as long as that says everything', async () => {
    const root = moment()
    const here = along(root, ['tea:8', '*tea:6+6']).at(-1) ?? root
    expect(await toHash(root, here)).toBe('#tea%3A8%20*tea%3A6%2B6')
    const fresh = moment()
    expect(await toHash(fresh, fresh)).toBe('')
    const plain = await fromHash('#tea%3A8%20*tea%3A6%2B6')
    expect(wordsTo(plain.here)).toEqual(['tea:8', '*tea:6+6'])
})

test('branches and notes are packed into it', async () => {
    const root = moment()
    along(root, ['tea:8', '*tea:6+6'])
    const low = along(root, ['tea:8', '*tea:1+1']).at(-1) ?? root
    low.note = 'Unlucky: “two” is rare'
    const hash = await toHash(root, low)
    expect(hash).toMatch(/^#~[\w-]+$/)
    const again = await fromHash(hash)
    expect(written(again.root)).toBe(written(root))
    expect(again.here.note).toBe(low.note)
})
