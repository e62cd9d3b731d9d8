import { expect, test } from 'vitest'
import { COUNT, freshWords, readWords, secretOf, WORDS } from './words'

test('six words have at least 72 bits', () => {
    expect(COUNT).toBe(6)
    expect(COUNT * Math.log2(WORDS.length)).toBeGreaterThan(72)
    expect(new Set(WORDS).size).toBe(WORDS.length)
    expect(WORDS.filter((word) => !/^([bdfghjklmnprstvz][aeiou]){2}$/.test(word))).toEqual([])
})

test('words are drawn evenly from all there are', () => {
    const drawn = new Set(Array.from({ length: 400 }, freshWords).flat())
    expect(drawn.size).toBeGreaterThan(1800)
    expect(freshWords()).not.toEqual(freshWords())
})

test('words are read however they are typed, and refused when they cannot be ours', () => {
    const words = ['bako', 'timu', 'lera', 'sono', 'vidu', 'kepa']
    expect(readWords(' 1. Bako, TIMU;\nlera sono-vidu  kepa ')).toEqual(words)
    expect(readWords('bako timu lera sono vidu')).toBeNull()
    expect(readWords('bako timu lera sono vidu bread')).toBeNull()
})

test('what they come to depends on every word and its place, and is always the same', () => {
    const words = ['bako', 'timu', 'lera', 'sono', 'vidu', 'kepa']
    expect(secretOf(words)).toBe(secretOf([...words]))
    expect(secretOf(words)).toMatch(/^[0-9a-f]{64}$/)
    expect(secretOf(words)).not.toBe(secretOf([...words].reverse()))
    expect(secretOf(words)).not.toBe(secretOf([...words.slice(0, 5), 'kepo']))
})
