import { expect, test } from 'vitest'
import { beside, type Box } from './beside'

const DESK = { w: 1366, h: 768 }
const PHONE = { w: 390, h: 844 }
const SIZE = { w: 310, h: 220 }
const box = (left: number, top: number, width = 90, height = 100): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
})

test('a bubble stands above its thing, or below it where there is no room', () => {
    expect(beside(box(600, 500), SIZE, DESK)).toMatchObject({ side: 'above', top: 268 })
    expect(beside(box(600, 60), SIZE, DESK)).toMatchObject({ side: 'below', top: 172 })
    expect(beside(box(600, 200, 90, 400), SIZE, DESK).side).toBe('right')
})

test('on a phone it lies at the foot of the screen, over no place and over no tab', () => {
    expect(beside(box(10, 110), SIZE, PHONE)).toEqual({ left: 8, top: 566, side: 'foot' })
    expect(beside(box(10, 420), SIZE, PHONE).side).toBe('foot')
})

test('what lies at the foot itself is never covered by what is said about it', () => {
    expect(beside(box(10, 600), SIZE, PHONE)).toMatchObject({ side: 'above', top: 368 })
})
