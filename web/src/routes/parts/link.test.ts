import { expect, test } from 'vitest'
import { inGroups, isLocal } from './link'

test('an address of this computer leads nowhere from another', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'play.localhost'])
        expect(isLocal(host), host).toBe(true)
    for (const host of ['192.168.1.20', 'play.example', 'localhost.example', '10.127.0.1'])
        expect(isLocal(host), host).toBe(false)
})

test('a code is read in groups of three', () => {
    expect(inGroups('7FY5Y2')).toBe('7FY\u00a05Y2')
    expect(inGroups('K7QXA')).toBe('K7Q\u00a0XA')
    expect(inGroups('')).toBe('')
})
