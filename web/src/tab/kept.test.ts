import { expect, test } from 'vitest'
import { changed } from './kept'

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)

test('only blocks that differ are written again, and those that are new', () => {
    expect(changed(bytes(), bytes(), 2)).toEqual([])
    expect(changed(bytes(), bytes(1, 2, 3), 2)).toEqual([0, 1])
    expect(changed(bytes(1, 2, 3, 4), bytes(1, 2, 3, 5), 2)).toEqual([1])
    expect(changed(bytes(1, 2, 3), bytes(1, 2, 3, 4, 5), 2)).toEqual([1, 2])
    expect(changed(bytes(1, 2, 3, 4), bytes(1, 2), 2)).toEqual([])
})
