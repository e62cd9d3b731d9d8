import { expect, test } from 'vitest'
import type { PuzzleCase } from '$lib/protocol'
import { rowsOf } from './rows'

const node = (text: string, odds = '', ...then: PuzzleCase[]): PuzzleCase => ({
    chance: !!odds,
    text,
    odds,
    value: `v${text}`,
    share: null,
    dice: [],
    then,
    rival: false,
})

test('every end of a proof is a row, with the way there and its odds', () => {
    const tree = [node('go', '', node('7', '6/36', node('sell')), node('8', '5/36', node('x', '1/2')))]
    expect(rowsOf(tree, 'Others')).toEqual([
        { path: 'go → 7 → sell', odds: '6/36', value: 'vsell' },
        { path: 'go → 8 → x', odds: '5/36 × 1/2', value: 'vx' },
    ])
})

test('what a rival replies is told as theirs', () => {
    const tree = [node('go', '', { ...node('lure', '', node('sell')), rival: true })]
    expect(rowsOf(tree, 'Others')).toEqual([{ path: 'go → Others: lure → sell', odds: '', value: 'vsell' }])
})
