import { describe, expect, test } from 'vitest'
import type { View } from '$boxes/istanbul/view'
import { auctionOf, companionPlace, letterOf, sealsDue, sealsOf, tileInUse, waysOf } from './letters'

const asks = (step: string): View => ({ players: 4, todo: [step, 'EndTurn 0'] }) as unknown as View
const stands = (step: string): string[] =>
    auctionOf(asks(step))?.bidders.map(({ seat, stand }) => `${seat} ${stand}`) ?? []

describe('letters', () => {
    test('name a place and show one seal, two once delivered', () => {
        expect(letterOf('9-front')).toMatchObject({ place: 'tea', delivered: false, seals: 1 })
        expect(letterOf('21-back')).toMatchObject({ place: 'embassy', delivered: true, seals: 2 })
        expect(sealsOf(['9-front', '9-back', '21-back'])).toBe(5)
    })

    test('are counted while seals are paid', () => {
        expect(sealsDue(asks('PaySeals 1 3 0'))).toBe(3)
        expect(sealsDue(asks('PayCourier 1'))).toBe(0)
    })

    test('a companion stands on a place or in a supply', () => {
        expect(companionPlace('tea')).toBe('tea')
        expect(companionPlace('personal_supply')).toBe('')
        expect(companionPlace(undefined)).toBe('')
    })
})

describe('an auction', () => {
    test('waits for the opening bid', () => {
        expect(stands('OpenAuction 2')).toEqual(['2 asked', '3 toCome', '0 toCome', '1 toCome'])
        expect(auctionOf(asks('OpenAuction 2'))?.high).toBe(0)
    })

    test('goes round: who leads, who is out, who comes, who has the last word', () => {
        expect(stands('OtherBid 0 2 2 1')).toEqual(['2 leads', '3 out', '0 asked', '1 toCome'])
        expect(stands('OtherBid 1 2 3 4')).toEqual(['2 lastWord', '3 leads', '0 out', '1 asked'])
        expect(auctionOf(asks('OtherBid 1 2 3 4'))).toMatchObject({ high: 4, leader: 3 })
    })

    test('ends with the opener', () => {
        expect(stands('FinalBid 2 3 4')).toEqual(['2 asked', '3 leads', '0 out', '1 out'])
        expect(auctionOf(asks('ActHere 2'))).toBeNull()
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

    test('the one that was taken is known by its number', () => {
        expect(tileInUse(asks('UseTile 1 21'))).toBe('K22')
        expect(tileInUse(asks('PickTile 1'))).toBe('')
    })
})
