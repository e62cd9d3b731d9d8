import { describe, expect, test } from 'vitest'
import { placesOffered, setOffered } from '$lib/match/offers'
import { canAdd, countsOf, exact, largest } from './bundles'
import { askOf, option } from './fixtures'
import { sortOptions } from './groups'

describe('the options of a question', () => {
    const ask = askOf([
        option('move:palace', 'place'),
        option('move_long:tea', 'place'),
        option('stay', 'plain'),
        option('skip', 'plain', { main: false }),
        option('lira_5', 'plain', { main: false }),
        option('yellow:tea', 'place', { main: false }),
    ])

    test('are sorted into answers, ways out and free plays', () => {
        const { main, plain, out, free } = sortOptions(ask)
        expect(main.map((group) => group.verb)).toEqual(['move', 'move_long'])
        expect(plain.map((one) => one.token)).toEqual(['stay'])
        expect(out.map((one) => one.token)).toEqual(['skip'])
        expect(free.map((group) => group.verb)).toEqual(['lira_5', 'yellow'])
    })

    test('the board offers the main places, or those of a mode', () => {
        expect([...placesOffered(ask, '').keys()]).toEqual(['palace', 'tea'])
        expect(placesOffered(ask, 'yellow').get('tea')?.token).toBe('yellow:tea')
        expect(placesOffered({ ...ask, mine: false }, '').size).toBe(0)
    })

    test('a set offers each of its places once', () => {
        const sets = askOf([
            option('return', 'set'),
            option('return:tea', 'set'),
            option('return:tea,post', 'set'),
        ])
        expect(setOffered(sets)).toEqual(['tea', 'post'])
    })
})

describe('bundles', () => {
    const options = ['R', 'RR', 'RRB'].map((one) => option(`sell:${one}`, 'bundle'))

    test('grow only towards something on offer', () => {
        expect(canAdd(options, countsOf('RR'), 'B')).toBe(true)
        expect(canAdd(options, countsOf('RR'), 'R')).toBe(false)
    })

    test('are found whatever their order', () => {
        expect(exact(options, countsOf('BRR'))?.token).toBe('sell:RRB')
        expect(exact(options, countsOf('B'))).toBeUndefined()
        expect(largest(options)?.token).toBe('sell:RRB')
    })
})
