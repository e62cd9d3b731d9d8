import { describe, expect, test } from 'vitest'
import { symbols } from '$lib/art/symbols'
import { adds as bazaar } from '$boxes/bazaar/adds'
import { adds as letters } from '$boxes/letters/adds'
import { adds as mocha } from '$boxes/mocha/adds'
import { extend } from '../extend'
import { columnsOf, PLACES, tokenName, type View } from '../view'
import { PLACES_DRAWN } from './faces'
import { drawingOf, standing } from './pieces'
import { Zoom } from '$lib/board/zoom.svelte'

test.each([
    [16, 4],
    [20, 5],
    [25, 5],
])('a board of %i fields has %i columns', (fields, columns) => {
    expect(columnsOf(fields)).toBe(columns)
})

extend([mocha, letters, bazaar])

test('every place has a picture and the colour of a frame', () => {
    expect(PLACES).toHaveLength(26)
    for (const [number, place] of PLACES.entries()) {
        if (!place) continue
        expect(symbols).toHaveProperty(`place-${PLACES[number]}`)
        expect(PLACES_DRAWN).toHaveProperty(place)
    }
})

describe('figures that belong to nobody', () => {
    const view = {
        seats: [],
        stray_assistants: [],
        neutral_merchants: [],
        tokens: { governor: 'tea', smuggler: 'tea', courier: 'kiosk', stranger: 'post' },
    } as unknown as View

    test('stand where the view says, however many there are', () => {
        const found = standing(view)
        expect(found.tea?.upright.map((piece) => piece.symbol)).toEqual(['governor', 'smuggler'])
        expect(found.kiosk?.upright.map((piece) => piece.symbol)).toEqual(['courier'])
    })

    test('are drawn as somebody, even unknown', () => {
        expect(drawingOf('stranger')).toBe('merchant-neutral')
    })

    test('are known by name or number', () => {
        expect(tokenName(view, 2)).toBe('courier')
        expect(tokenName(view, 'smuggler')).toBe('smuggler')
    })
})

test('zoom goes by steps, from the whole board and back to it', () => {
    const zoom = new Zoom()
    zoom.out()
    expect([zoom.level, zoom.whole]).toEqual([1, true])
    for (let i = 0; i < 9; i += 1) zoom.in()
    const most = zoom.level
    zoom.near()
    expect(zoom.level).toBe(most)
    zoom.reset()
    zoom.near()
    expect(zoom.level).toBeGreaterThan(1)
    expect(zoom.level).toBeLessThan(most)
})
