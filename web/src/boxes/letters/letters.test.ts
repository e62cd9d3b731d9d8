import { describe, expect, test } from 'vitest'
import { askOf } from '$lib/ask/fixtures'
import type { Ask } from '$lib/net/wire'
import './places'
import { auctionOf, companionPlace, letterOf, sealsDue, sealsOf, tileInUse, waysOf } from './letters'

const asks = (facts: Ask['facts']): Ask => askOf([], { facts })
const bidding = (asked: number, opener: number, leader = -1, high = 0): Ask =>
    asks({ auction: { asked, opener, leader, high } })
const stands = (ask: Ask): string[] =>
    auctionOf(ask, 4)?.bidders.map(({ seat, stand }) => `${seat} ${stand}`) ?? []

describe('letters', () => {
    test('name a place and show one seal, two once delivered', () => {
        expect(letterOf('9-front')).toMatchObject({ place: 'tea', delivered: false, seals: 1 })
        expect(letterOf('21-back')).toMatchObject({ place: 'embassy', delivered: true, seals: 2 })
        expect(sealsOf(['9-front', '9-back', '21-back'])).toBe(5)
    })

    test('are counted while seals are paid', () => {
        expect(sealsDue(asks({ seals_due: 3 }))).toBe(3)
        expect(sealsDue(asks({}))).toBe(0)
    })

    test('a companion stands on a place or in a supply', () => {
        expect(companionPlace('tea')).toBe('tea')
        expect(companionPlace('personal_supply')).toBe('')
        expect(companionPlace(undefined)).toBe('')
    })
})

describe('an auction', () => {
    test('waits for the opening bid', () => {
        expect(stands(bidding(2, 2))).toEqual(['2 asked', '3 toCome', '0 toCome', '1 toCome'])
        expect(auctionOf(bidding(2, 2), 4)?.high).toBe(0)
    })

    test('goes round: who leads, who is out, who comes, who has the last word', () => {
        expect(stands(bidding(0, 2, 2, 1))).toEqual(['2 leads', '3 out', '0 asked', '1 toCome'])
        expect(stands(bidding(1, 2, 3, 4))).toEqual(['2 lastWord', '3 leads', '0 out', '1 asked'])
        expect(auctionOf(bidding(1, 2, 3, 4), 4)).toMatchObject({ high: 4, leader: 3 })
    })

    test('ends with the opener', () => {
        expect(stands(bidding(2, 2, 3, 4))).toEqual(['2 asked', '3 leads', '0 out', '1 out'])
        expect(auctionOf(asks({}), 4)).toBeNull()
    })
})

describe('kiosk tiles', () => {
    test('have one way or two', () => {
        expect(waysOf('K04')).toEqual([['Y', 'Y']])
        expect(waysOf('K22')).toEqual([
            ['L2', '>', 'T'],
            ['T', '>', 'L3'],
        ])
    })

    test('the one that was taken is what the question is about', () => {
        expect(tileInUse(asks({ tile: 'K22' }))).toBe('K22')
        expect(tileInUse(asks({}))).toBe('')
    })
})
