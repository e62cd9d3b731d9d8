import { describe, expect, it } from 'vitest'
import { path, penalty, qr, remainder, TooLong } from './qr'
import { VECTORS } from './qr.vectors'

const hex = (rows: boolean[][]): string[] =>
    rows.map((row) => BigInt('0b' + row.map((dark) => (dark ? '1' : '0')).join('')).toString(16))

describe('qr', () => {
    it.each(VECTORS)('equals another generator: $text', ({ text, mask, rows }) => {
        expect(hex(qr(text, mask))).toEqual(rows)
    })

    it('adds the check bytes of the textbook example', () => {
        const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
        expect(remainder(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
    })

    it('grows with the text', () => {
        const size = (length: number): number => qr('x'.repeat(length), 0).length
        expect([14, 15, 26, 27, 180, 181, 213].map(size)).toEqual([21, 25, 25, 29, 53, 57, 57])
    })

    it('refuses what does not fit', () => {
        expect(() => qr('x'.repeat(214))).toThrow(TooLong)
    })

    it('takes the mask that is easiest to read', () => {
        const text = 'http://127.0.0.1:8123/j/K7QX'
        const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => penalty(qr(text, mask)))
        expect(penalty(qr(text))).toBe(Math.min(...all))
    })

    it('draws runs as rectangles, inside a quiet zone', () => {
        expect(path([[true, true, false, true]], 4)).toBe('M4 4h2v1H4zM7 4h1v1H7z')
    })
})
