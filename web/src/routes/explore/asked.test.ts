import { describe, expect, it } from 'vitest'
import { fromAddress, groundsOf, lying, toAddress } from './asked'

describe('what the explorer is asked', () => {
    it('stands in the address, without what says nothing', () => {
        const asked = {
            game: 'istanbul+mocha',
            players: 3,
            layout: '',
            after: ['place.tea'],
            of: 'both' as const,
            rate: '',
        }
        expect(toAddress(asked)).toBe('game=istanbul%2Bmocha&players=3&after=place.tea&of=both')
        expect(fromAddress(`?${toAddress(asked)}`)).toEqual(asked)
    })

    it('is bounded, whatever an address says', () => {
        const asked = fromAddress('?players=many&of=all&after=a,b,,c,d,e')
        expect(asked).toEqual({
            game: '',
            players: 0,
            layout: '',
            after: ['a', 'b', 'c'],
            of: 'both',
            rate: '',
        })
    })

    it('places lie as they are printed, or by their numbers', () => {
        const tiles: Record<string, [number, string]> = { tea: [9, 'dice'], spice: [3, 'good'] }
        expect(lying(tiles).map(({ place }) => place)).toEqual(['spice', 'tea'])
        expect(lying(tiles, [9, 0, 3]).map(({ place }) => place)).toEqual(['tea', 'spice'])
        expect(lying({})).toEqual([])
    })
})

it('tables are laid out as layouts or, in a game without them, as boards', () => {
    expect(groundsOf({ layouts: ['short', 'random'] })).toEqual(['short', 'random'])
    expect(groundsOf({ layouts: [], boards: ['plain'] })).toEqual(['plain'])
    expect(groundsOf({ layouts: [] })).toEqual([])
})
