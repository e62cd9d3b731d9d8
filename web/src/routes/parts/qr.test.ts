import { describe, expect, it } from 'vitest'
import { MOST_BYTES, path, qr } from './qr'
import { VECTORS } from './qr.vectors'

const hex = (rows: boolean[][]): string[] =>
    rows.map((row) => BigInt('0b' + row.map((dark) => (dark ? '1' : '0')).join('')).toString(16))

/** Without the quiet zone. */
const inner = (rows: boolean[][] | null): boolean[][] =>
    (rows ?? []).slice(4, -4).map((row) => row.slice(4, -4))

describe('qr', () => {
    it.each(VECTORS)('equals another generator: $text', ({ text, mask, rows }) => {
        expect(hex(inner(qr(text, mask)))).toEqual(rows)
    })

    it('keeps a quiet zone around the code', () => {
        const rows = qr('http://127.0.0.1:8123/j/K7QX') ?? []
        const edge = [...rows.slice(0, 4), ...rows.slice(-4)].flat()
        expect(edge.some((dark) => dark)).toBe(false)
        expect(rows.some((row) => row.slice(0, 4).some((dark) => dark))).toBe(false)
    })

    it('makes no code of what would be too fine to read', () => {
        expect(qr('x'.repeat(MOST_BYTES))?.length).toBe(57 + 8)
        expect(qr('é'.repeat(MOST_BYTES))).toBeNull()
    })

    it('draws runs as rectangles', () => {
        expect(path([[], [false, true, true, false, true]])).toBe('M1 1h2v1H1zM4 1h1v1H4z')
    })
})
