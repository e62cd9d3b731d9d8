import { expect, test } from 'vitest'
import type { EditorField } from '$lib/protocol'
import { groups, swapped } from './groups'

const field = (path: string, seat: number): EditorField => ({
    path,
    kind: 'number',
    label: path,
    least: 0,
    most: 9,
    words: '',
    seat,
    value: 0,
})

test('the table comes first, then every seat', () => {
    const fields = [field('turn', -1), field('seats.0.lira', 0), field('seats.1.lira', 1)]
    const paths = groups({ fields, names: ['A', 'B'] }).map((group) => group.fields.map(({ path }) => path))
    expect(paths).toEqual([['turn'], ['seats.0.lira'], ['seats.1.lira']])
})

test('what is laid elsewhere changes places', () => {
    expect(swapped(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a'])
    expect(swapped(['a', 'b', 'c'], 1, 'b')).toEqual(['a', 'b', 'c'])
})
