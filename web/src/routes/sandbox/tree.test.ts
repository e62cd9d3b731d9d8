import { expect, test } from 'vitest'
import { along, cut, drawn, grown, isLine, moment, named, placed, wordsTo, written } from './tree'

function tried() {
    const root = moment()
    const [a] = along(root, ['tea:8', '*tea:6+6'])
    const [low] = along(a ?? root, ['*tea:1+1', 'end_turn'])
    along(root, ['tea:9'])
    if (low) low.note = 'Unlucky.'
    root.note = 'What now?'
    return { root, low: low ?? root }
}

test('branches and notes are written as a record has them', () => {
    expect(written(tried().root).split('\n')).toEqual([
        'note 0.0 What now?',
        'variation 0.0 tea:8 *tea:6+6',
        'variation 0.0 tea:9',
        'variation 1.1 *tea:1+1 end_turn',
        'note 3.1 Unlucky.',
    ])
})

test('a tree and where one stands survive an address', () => {
    const { root, low } = tried()
    const again = grown(placed(root, low))
    expect(written(again.root)).toBe(written(root))
    expect(wordsTo(again.here)).toEqual(['tea:8', '*tea:1+1'])
    expect(named(again.root).get('3.1')?.note).toBe('Unlucky.')
})

test('whoever opens a record stands at the end of its first line', () => {
    expect(wordsTo(grown(written(tried().root)).here)).toEqual(['tea:8', '*tea:6+6'])
})

test('the same word twice is one branch, and what is cut is forgotten', () => {
    const { root, low } = tried()
    along(root, ['tea:8', '*tea:1+1'])
    expect(root.after).toHaveLength(2)
    expect(wordsTo(cut(low))).toEqual(['tea:8'])
    expect(written(root)).not.toContain('Unlucky')
})

test('a line without notes needs no tree', () => {
    const root = moment()
    const end = along(root, ['a', 'b']).at(-1) ?? root
    expect(isLine(root, end)).toBe(true)
    expect(isLine(root, root)).toBe(false)
    end.note = 'x'
    expect(isLine(root, end)).toBe(false)
})

test('nonsense in an address leads to the beginning', () => {
    for (const text of ['', 'variation 9.9 x', 'note', 'at 7.7'])
        expect(wordsTo(grown(text).here)).toEqual([])
})

test('what was tried instead stands beside the line it leaves', () => {
    const { root, low } = tried()
    const [first, second] = drawn(root, low)
    expect(first?.others.map(([row]) => row?.at.word)).toEqual(['tea:9'])
    expect(second?.others.map((line) => line.map(({ at }) => at.word))).toEqual([['*tea:1+1', 'end_turn']])
    expect([first?.led, second?.led, second?.others[0]?.[0]?.here]).toEqual([true, false, true])
})
