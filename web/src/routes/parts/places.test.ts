// Every page knows under which of the six it lies.
import { expect, test } from 'vitest'
import { find } from '$lib/router.svelte'
import { currently, IN_BAR, places } from './places'

const under = (path: string): string[] =>
    places.filter((place) => currently(place, find(path).page)).map(({ name }) => name)

test('the six pages stand in their order, and each is where it leads', () => {
    expect(places.map(({ name }) => name)).toEqual(['play', 'learn', 'study', 'puzzles', 'today', 'people'])
    for (const place of places) expect(currently(place, find(place.href).page)).toBe('page')
    expect(places.length).toBeGreaterThan(IN_BAR)
})

test('what one comes to by a page lies under it', () => {
    for (const path of ['/study/ABC', '/replay/ABC', '/explore', '/sandbox', '/editor', '/open'])
        expect(under(path)).toEqual(['study'])
    expect(under('/duplicate')).toEqual(['today'])
    expect(under('/new')).toEqual(['play'])
    expect(under('/settings')).toEqual([])
})
