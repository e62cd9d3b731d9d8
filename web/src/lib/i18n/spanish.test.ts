import { expect, it } from 'vitest'
import { counted } from './spanish'

it.each([
    [1, 'roja', '1 roja'],
    [2, 'roja', '2 rojas'],
    [0, 'azul', '0 azules'],
    [3, 'café', '3 cafés'],
])('%i of %s', (count, word, said) => {
    expect(counted(count, word)).toBe(said)
})
