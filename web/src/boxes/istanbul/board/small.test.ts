import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { BOXES } from '$lib/boxes'
import { extend } from '../extend'
import { PLACES_DRAWN } from './faces'
import Small from './Small.svelte'

const tiles = Object.fromEntries(BOXES.flatMap(({ tiles }) => Object.entries(tiles ?? {})))
const texts = (node: Element): (string | null)[] =>
    [...node.querySelectorAll('text')].map(({ textContent }) => textContent)
const drawings = (node: Element, kind: string): string[] =>
    [...node.querySelectorAll(`use[href^="#sym-${kind}-"]`)].map((use) => use.getAttribute('href')!.slice(5))

test('a small picture has the number and the frame of every place', async () => {
    const adding = BOXES.flatMap(({ adds }) => (adds ? [adds()] : []))
    extend((await Promise.all(adding)).map(({ adds }) => adds))
    const drawn = Object.entries(PLACES_DRAWN).map(([place, { number, kind }]) => [place, [number, kind]])
    expect(tiles).toEqual(Object.fromEntries(drawn))
})

test('a printed layout is drawn by its numbers', () => {
    const { container } = render(Small, { plan: [4, 2, 3, 1] })
    expect(texts(container)).toEqual(['4', '2', '3', '1'])
})

test('a layout that will be shuffled shows all places of its boxes', () => {
    const { container } = render(Small, { boxes: ['istanbul', 'mocha'] })
    expect(texts(container).map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1)) // prettier-ignore
})

test('a table shows its merchants where they stand', () => {
    const seats = [{ merchant: 'fabric' }, { merchant: 'fabric' }, { merchant: 'spice' }]
    const { container } = render(Small, { view: { layout: [4, 2, 3, 1], seats } as never })
    expect(drawings(container, 'emblem')).toEqual(['emblem-0', 'emblem-1', 'emblem-2'])
    expect(drawings(container, 'place')).toEqual(['fruit', 'fabric', 'spice', 'wainwright'].map((place) => `place-${place}`)) // prettier-ignore
    expect(texts(container)).toEqual([])
})
