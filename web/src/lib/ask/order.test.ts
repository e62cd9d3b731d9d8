import { expect, test } from 'vitest'
import { orderOf } from './order'

const said = (seats: number, active: number, me: number): string =>
    orderOf(seats, active, me)
        .map(({ seat, when }) => `${seat} ${when}`)
        .join(', ')

test('whoever waits sees who has played, who plays, who is next, and themself at the end', () => {
    expect(said(4, 1, 0)).toBe('1 plays, 2 next, 3 then, 0 then')
    expect(said(4, 2, 0)).toBe('1 done, 2 plays, 3 next, 0 then')
    expect(said(4, 0, 2)).toBe('3 done, 0 plays, 1 next, 2 then')
    expect(said(2, 1, 0)).toBe('1 plays, 0 next')
})

test('whoever only looks on begins with the seat whose turn it is', () => {
    expect(said(3, 2, -3)).toBe('2 plays, 0 next, 1 then')
})
