import { expect, test } from 'vitest'
import { Fleeting, provide } from './storage'

test('what a browser denies is there for as long as the page', () => {
    const kept = new Fleeting()
    const strict = {
        sessionStorage: kept,
        get localStorage(): Fleeting {
            throw new DOMException('denied', 'SecurityError')
        },
    }
    // as a browser defines it
    Object.defineProperty(strict, 'localStorage', { configurable: true })
    provide(strict)
    expect(strict.sessionStorage).toBe(kept)
    expect(strict.localStorage.getItem('a')).toBeNull()
    strict.localStorage.setItem('a', '1')
    expect(Object.keys(strict.localStorage)).toEqual(['a'])
    expect(strict.localStorage.getItem('a')).toBe('1')
    strict.localStorage.removeItem('a')
    expect(strict.localStorage.getItem('a')).toBeNull()
    expect(strict.localStorage.getItem('getItem')).toBeNull()
})
