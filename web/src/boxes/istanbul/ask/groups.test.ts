import { describe, expect, test } from 'vitest'
import { asked, placesOffered, setOffered } from '$boxes/istanbul/offers'
import { countsOf, exact, largest, oneMore } from '$boxes/istanbul/ask/bundles'
import { askOf, option } from '$lib/ask/fixtures'
import { askedNow as frame, sortOptions } from '$lib/ask/groups'
import { adds as letters } from '$boxes/letters/adds'
import { adds as mocha } from '$boxes/mocha/adds'
import type { Ask } from '$lib/net/wire'
import { extend } from '../extend'
import { KIT } from '../kit'

extend([mocha, letters])
const askedNow = (ask: Ask, mode: string) => frame(ask, mode, KIT)
const edges = (ask: Ask, mode: string): string[] => asked(ask, mode, 'edge').map(({ argument }) => argument)

describe('the options of a question', () => {
    const ask = askOf([
        option('move:palace', 'place'),
        option('move_long:tea', 'place'),
        option('stay', 'plain'),
        option('skip', 'plain', { main: false }),
        option('lira_5', 'plain', { main: false, role: 'free', card: 'lira_5' }),
        option('yellow:tea', 'place', { main: false, role: 'free' }),
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
        expect(oneMore(options, countsOf('RR'), 'B')).toEqual(countsOf('RRB'))
        expect(oneMore(options, countsOf('RR'), 'R')).toBeUndefined()
    })

    test('a full one changes one good for another', () => {
        const full = ['RG', 'RY', 'GY'].map((one) => option(`deliver:${one}`, 'bundle'))
        expect(oneMore(full, countsOf('RG'), 'Y')).toEqual(countsOf('GY'))
        expect(oneMore(full, countsOf('RG'), 'G')).toBeUndefined()
        expect(largest(full, { ...countsOf('GY'), G: 3 })?.token).toBe('deliver:GY')
    })

    test('are found whatever their order', () => {
        expect(exact(options, countsOf('BRR'))?.token).toBe('sell:RRB')
        expect(exact(options, countsOf('B'))).toBeUndefined()
        expect(largest(options, countsOf(''))?.token).toBe('sell:RRB')
    })
})

describe('one thing at a time', () => {
    const verbs = (groups: { verb: string }[]): string[] => groups.map((group) => group.verb)
    const tavern = askOf([
        option('barrier:7|17', 'edge'),
        option('barrier:1|7', 'edge'),
        option('ruby:palace', 'place'),
        option('tile:movement', 'plain'),
        option('skip', 'plain', { main: false }),
    ])

    test('edges and what stands beside them wait behind buttons', () => {
        expect(verbs(askedNow(tavern, '').asked)).toEqual([])
        expect(verbs(askedNow(tavern, '').waiting)).toEqual(['barrier', 'ruby'])
        expect(placesOffered(tavern, '').size).toBe(0)
        expect([...placesOffered(tavern, 'ruby').keys()]).toEqual(['palace'])
        expect(edges(tavern, 'barrier')).toEqual(['7|17', '1|7'])
    })

    test('an edge that is the only answer is asked at once', () => {
        const only = askOf([option('barrier:7|17', 'edge'), option('skip', 'plain', { main: false })])
        expect(edges(only, '')).toEqual(['7|17'])
    })

    test('a guild card waits beside a move, cards to roast do not', () => {
        const move = askOf([option('move:tea', 'place'), option('guild:5', 'card')])
        expect(verbs(askedNow(move, '').waiting)).toEqual(['guild'])
        const roast = askOf([option('roast_bonus:stay', 'card'), option('roast_guild:3', 'card')])
        const [cards, ...others] = askedNow(roast, '').asked
        expect(cards?.options.map((one) => one.token)).toEqual(['roast_bonus:stay', 'roast_guild:3'])
        expect(others).toEqual([])
    })

    test('the companion and cards that go elsewhere wait beside a move', () => {
        const move = askOf([
            option('move:tea', 'place'),
            option('comp:tea', 'place', { role: 'instead' }),
            option('jump:palace', 'place', { role: 'instead' }),
            option('join:2', 'seat', { role: 'instead' }),
        ])
        expect(verbs(askedNow(move, '').waiting)).toEqual(['comp', 'jump', 'join'])
        expect([...placesOffered(move, '').values()].map(({ token }) => token)).toEqual(['move:tea'])
        expect([...placesOffered(move, 'comp').values()].map(({ token }) => token)).toEqual(['comp:tea'])
        // a copied card is all that can be used: it is asked at once
        expect(
            verbs(askedNow(askOf([option('jump:palace', 'place', { role: 'instead' })]), '').asked),
        ).toEqual(['jump'])
    })

    test('of two ways to a place that without a card is offered', () => {
        const ways = askOf([
            option('corner:palace', 'place', { gain: { cards: -1 } }),
            option('line:palace', 'place'),
        ])
        expect(placesOffered(ways, '').get('palace')?.token).toBe('line:palace')
    })
})
