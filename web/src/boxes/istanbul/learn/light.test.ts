import { option as optionOf } from '$lib/ask/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Option } from '$lib/net/wire'
import { adds as mocha } from '$boxes/mocha/adds'
import { extend } from '../extend'
import { KIT } from '../kit'
import { light, next } from '$lib/coach/light'

extend([mocha])

const NOTHING = { mode: '', ticked: [] as string[] }

const option = (token: string, shape: Option['shape'], main = true, card = ''): Option =>
    optionOf(token, shape, { main, card })

/** What would be lit on a page with these elements, by its name. */
function lit(html: string, wanted: Option, choice = NOTHING): string {
    document.body.innerHTML = html
    return next(wanted, choice, KIT)?.id ?? ''
}

const TABS = '<i id="board" data-tab="board"></i><i id="cards" data-tab="cards"></i>'

describe('what to press next', () => {
    it('is a place, then its confirmation', () => {
        const move = option('move:tea', 'place')
        const tile = '<i id="tile" data-place="tea"></i>'
        expect(lit(tile + TABS, move)).toBe('tile')
        expect(lit(`${tile}<i id="go" data-token="move:tea"></i>`, move)).toBe('go')
    })

    it('is a number, then the button that says it', () => {
        const bet = option('tea:7', 'number')
        const number = '<i id="number" data-token="tea:7"></i>'
        expect(lit(number, bet)).toBe('number')
        expect(lit(`${number}<i id="say" data-token="tea:7"></i>`, bet)).toBe('say')
    })

    it('is every place of a set in turn, then the answer', () => {
        const set = option('return:spice,tea', 'set')
        const html =
            '<i id="spice" data-tick="spice"></i><i id="tea" data-tick="tea"></i><i id="go" data-token="return:spice,tea"></i>'
        expect(lit(html, set)).toBe('spice')
        expect(lit(html, set, { mode: '', ticked: ['spice'] })).toBe('tea')
        expect(lit(html, set, { mode: '', ticked: ['tea', 'spice'] })).toBe('go')
    })

    it('is a card in the hand, on a phone first the hand itself, then what the card asks', () => {
        const card = option('good_1:B', 'good', false, 'good_1')
        const hand = '<b data-region="hand"><i id="card" data-card="good_1"></i></b>'
        expect(lit(TABS, card)).toBe('cards')
        expect(lit(TABS + hand, card)).toBe('card')
        const entered = { mode: 'good_1', ticked: [] }
        expect(lit(TABS, card, entered)).toBe('board')
        expect(lit(`${TABS}<i id="blue" data-token="good_1:B"></i>`, card, entered)).toBe('blue')
    })

    it('is what changes a bundle, until it is the one that is wanted', () => {
        const take = option('take_set:BCC', 'bundle')
        const row = (unit: string, n: number, full = false): string =>
            `<i id="${unit}-" data-less="${unit}${n - 1}"></i>` +
            `<i id="${unit}+" data-more="${unit}${n + 1}" aria-disabled="${full}"></i>`
        expect(lit(row('R', 2) + row('B', 1, true) + row('C', 0, true), take)).toBe('R-')
        expect(lit(row('R', 0) + row('B', 0) + row('C', 2), take)).toBe('B+')
        const go = '<i id="go" data-token="take_set:BCC"></i>'
        expect(lit(row('R', 0) + row('B', 1) + row('C', 2, true) + go, take)).toBe('go')
    })

    it('is the button behind which an answer waits, then the place or the edge', () => {
        const edge = option('barrier:9|13', 'edge')
        const ruby = option('ruby:palace', 'place')
        const html =
            '<i id="edges" data-verb="barrier"></i><i id="rubies" data-verb="ruby"></i><i id="palace" data-place="palace"></i>'
        expect(lit(html, edge)).toBe('edges')
        expect(lit(html, ruby)).toBe('rubies')
        expect(lit(html, ruby, { mode: 'ruby', ticked: [] })).toBe('palace')
        const bar = '<i id="bar" data-edge="9|13"></i>'
        expect(lit(bar, edge, { mode: 'barrier', ticked: [] })).toBe('bar')
        expect(lit(`${bar}<i id="go" data-token="barrier:9|13"></i>`, edge)).toBe('go')
    })

    it('is the tile that is used, then the place it is used for', () => {
        const yellow = option('yellow:fruit', 'place', false)
        const html = '<i id="use" data-verb="yellow"></i><i id="fruit" data-place="fruit"></i>'
        expect(lit(html, yellow)).toBe('use')
        expect(lit(html, yellow, { mode: 'yellow', ticked: [] })).toBe('fruit')
    })

    it('is the board when another tab is open, and nothing where nothing fits', () => {
        expect(lit(TABS, option('fill', 'plain'))).toBe('board')
        expect(lit('', option('fill', 'plain'))).toBe('')
    })
})

describe('the light', () => {
    beforeEach(() => (document.body.innerHTML = '<i id="a"></i><i id="b"></i>'))

    it('is on one thing at a time', () => {
        const [a, b] = document.body.children
        light(a ?? null)
        light(b ?? null)
        expect([...document.querySelectorAll('[data-lit]')]).toEqual([b])
        light(null)
        expect(document.querySelector('[data-lit]')).toBeNull()
    })
})
