import { expect, it } from 'vitest'
import { words } from './home.de'

it('keeps the capitals of nouns within a line', () => {
    expect(words.newTable.layoutOn('Kurze Wege')).toBe('kurze Wege')
})
