import { expect, test } from 'vitest'
import { compared, paces } from './compared'

const beside = {
    bot: 'hard',
    games: 6,
    used: [
        { name: 'place.tea', times: 1 },
        { name: 'place.police', times: 3 },
        { name: 'card.five', times: 2 },
    ],
    ended: [
        { rounds: 10, games: 2, strong: 3 },
        { rounds: 12, games: 2, strong: 1 },
    ],
}

test('shares are of all things of one kind, and what only strong robots use is there too', () => {
    const used = [
        { name: 'place.tea', times: 6 },
        { name: 'place.palace', times: 2 },
    ]
    const [[kind, places], [, cards]] = compared({ games: 1, used, luck: [], beside }) as [
        ReturnType<typeof compared>[0],
        ReturnType<typeof compared>[0],
    ]
    expect(kind).toBe('place')
    expect(places.map(({ name, share, strong }) => [name, share, strong])).toEqual([
        ['place.tea', 0.75, 0.25],
        ['place.palace', 0.25, 0],
        ['place.police', 0, 0.75],
    ])
    expect(cards).toEqual([{ name: 'card.five', times: 0, share: 0, strong: 1 }])
})

test('where nothing is known of strong robots nothing is said of them', () => {
    const used = [{ name: 'place.tea', times: 6 }]
    expect(compared({ games: 1, used, luck: [], beside: null })).toEqual([
        ['place', [{ name: 'place.tea', times: 6, share: 1 }]],
    ])
})

test('the pace is the mean of the rounds', () => {
    expect(paces(beside.ended)).toEqual([11, 10.5])
})
