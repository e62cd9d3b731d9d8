import { expect, test } from 'vitest'
import { read, written } from './signs'

test('bytes are written as signs and read again, whatever they are', () => {
    for (const length of [0, 1, 2, 3, 24, 255]) {
        const bytes = Uint8Array.from({ length }, (_, n) => (n * 101 + 250) % 256)
        expect(written(bytes)).toMatch(/^[\w-]*$/)
        expect(read(written(bytes))).toEqual(bytes)
    }
    expect(written(Uint8Array.of(251, 255))).toBe('-_8')
})
