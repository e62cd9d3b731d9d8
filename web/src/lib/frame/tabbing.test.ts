import { beforeEach, describe, expect, test } from 'vitest'
import { after, leave, stops } from './tabbing'

const PAGE = `<header><a href="/" id="home">home</a></header>
    <aside data-region="seats"><div tabindex="0" id="seats"></div></aside>
    <main data-board><button id="place"></button><button tabindex="-1"></button></main>
    <section data-region="ask"><h2 tabindex="-1" id="question"></h2><button id="go"></button>
        <input type="radio" name="pace" /><input type="radio" name="pace" id="pace" checked /></section>
    <section data-region="hand"><button disabled></button><button id="card"></button></section>
    <section data-region="log"><ol tabindex="0" id="log"></ol></section>`
const PHONE = `<header><a href="/" id="home">home</a></header>
    <main data-board><button id="place"></button></main>
    <button data-region="sheet" id="grip"></button>
    <section data-region="ask"><button id="go"></button></section>
    <nav data-region="tabs"><button id="tab"></button></nav>
    <div role="status"><button id="show"></button></div>`

beforeEach(() => {
    document.body.innerHTML = PAGE
    Element.prototype.checkVisibility ??= () => true
})

const name = (one: Element | undefined): string => one?.id ?? ''
const at = (id: string): Element => document.querySelector(`#${id}`)!

describe('Tab', () => {
    test('goes through decision, board, hand, players and log, wherever they stand', () => {
        const ids = stops(document).map(name)
        expect(ids).toEqual(['home', 'go', 'pace', 'place', 'card', 'seats', 'log'])
    })

    test('goes on from where the focus is, to either side', () => {
        const all = stops(document)
        expect(name(after(at('pace'), false, all))).toBe('place')
        expect(name(after(at('place'), true, all))).toBe('pace')
        expect(name(after(at('question'), false, all))).toBe('go')
        expect(name(after(document.body, false, all))).toBe('go')
    })

    test('leaves the page at its end', () => {
        const all = stops(document)
        expect(after(at('log'), false, all)).toBeUndefined()
        expect(after(at('home'), true, all)).toBeUndefined()
    })

    test('goes from the board of a phone through its sheet to the tabs', () => {
        document.body.innerHTML = PHONE
        const all = stops(document)
        expect(all.map(name)).toEqual(['home', 'show', 'go', 'place', 'grip', 'tab'])
        expect(after(at('tab'), false, all)).toBeUndefined()
    })

    test.each([false, true])('leaves from the edge of the page, whatever stands there', (back) => {
        document.body.innerHTML = PHONE
        leave(back)
        const edge = document.activeElement as HTMLElement
        expect(edge).toBe(back ? document.body.firstElementChild : document.body.lastElementChild)
        expect(stops(document)).not.toContain(edge)
        edge.blur()
        expect(edge.isConnected).toBe(false)
    })

    test('comes from the page around the table to the decision', () => {
        expect(name(after(at('home'), false, stops(document)))).toBe('go')
    })

    test('comes from the place that is chosen to what is decided about it, and then to all the rest', () => {
        at('place').setAttribute('data-place', 'post')
        at('place').setAttribute('aria-pressed', 'true')
        const all = stops(document)
        expect(all.map(name)).toEqual(['home', 'place', 'go', 'pace', 'card', 'seats', 'log'])
        expect(name(after(at('place'), false, all))).toBe('go')
        expect(name(after(at('question'), false, all))).toBe('go')
    })
})
