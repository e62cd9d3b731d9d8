import { expect, test } from 'vitest'
import { legsOf, spotOf, towards } from './trail'

const box = (left: number, top: number): DOMRect => ({ left, top, width: 200, height: 100 }) as DOMRect

test('a place with a picture is walked over where its pieces stand, another one in its middle', () => {
    expect(spotOf(box(0, 0), null)).toMatchObject({ x: 100, y: 50 })
    const { x, y } = spotOf(box(0, 0), { ...box(0, 0), height: 50 })
    expect(x).toBeGreaterThan(150)
    expect(y).toBeLessThan(50)
})

test('the last leg ends before the piece at the goal, and points at it', () => {
    const [one, two] = legsOf([box(0, 0), box(200, 0), box(200, 100)].map((it) => spotOf(it, null)))
    expect(one).toMatchObject({ to: { x: 300, y: 50 }, nth: 1, last: false })
    expect(two).toMatchObject({ to: { x: 300, y: 122 }, nth: 2, last: true })
    expect(two && towards(two)).toBe(90)
})

test('a place that cannot be seen has no leg', () => {
    expect(legsOf([null, spotOf(box(0, 0), null)])).toEqual([])
})
