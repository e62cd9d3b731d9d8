import { describe, expect, test } from 'vitest'
import type { View } from '$boxes/istanbul/view'
import { areaOf, beyondBarrier, edgeAt, edgeName, nextEdge, type Edge } from './edges'

// three columns: 1 2 3 over 4 5 6
const LAYOUT = [1, 2, 3, 4, 5, 6]
const at = (name: string): Edge => edgeAt(name, LAYOUT, 3)!
const EDGES = ['1|2', '2|3', '1|4', '2|5', '3|6', '4|5', '5|6'].map(at)
const step = (from: string, key: string): string => nextEdge(EDGES, at(from), key)?.name ?? ''
import './places'

describe('edges', () => {
    test('lie between their places', () => {
        expect(at('1|2')).toMatchObject({ row: 0, column: 1, upright: true })
        expect(at('2|5')).toMatchObject({ row: 1, column: 2, upright: false })
        expect(edgeAt('1|9', LAYOUT, 3)).toBeNull()
    })

    test('cover the two places they part', () => {
        expect(areaOf(at('1|2'))).toBe('1 / 1 / 2 / 3')
        expect(areaOf(at('2|5'))).toBe('1 / 2 / 3 / 3')
    })

    test('are walked by arrows, along a row or to the next one', () => {
        expect(step('1|2', 'ArrowRight')).toBe('2|3')
        expect(step('1|2', 'ArrowDown')).toBe('1|4')
        expect(step('2|5', 'ArrowDown')).toBe('4|5')
        expect(step('1|4', 'ArrowRight')).toBe('2|5')
        expect(step('2|5', 'ArrowUp')).toBe('1|2')
        expect(step('1|2', 'ArrowUp')).toBe('')
        expect(step('1|2', 'Enter')).toBe('')
    })

    test('every edge is reached from the first one', () => {
        const found = new Set(['1|2'])
        for (const name of found)
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
                if (step(name, key)) found.add(step(name, key))
        expect(found.size).toBe(EDGES.length)
    })

    test('are named after both places', () => {
        expect(edgeName('7|17')).toBe('7 Fountain | 17 Roasting plant')
    })

    test('a place knows what lies beyond the barrier', () => {
        const view = { barrier: { edge: '7|17', holder: 0 } } as View
        expect(beyondBarrier(view, 7)).toBe('17 Roasting plant')
        expect(beyondBarrier(view, 17)).toBe('7 Fountain')
        expect(beyondBarrier(view, 1)).toBe('')
        expect(beyondBarrier({} as View, 7)).toBe('')
    })
})
