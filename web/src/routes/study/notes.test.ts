import { beforeEach, expect, test } from 'vitest'
import { asText, MOST, noted, notesOf } from './notes'

beforeEach(() => localStorage.clear())

test('a note is kept with its game and its moment until it has no word left', () => {
    let notes = noted('CODE', {}, 12, 'Sell first')
    notes = noted('CODE', notes, 3, 'x'.repeat(MOST + 1))
    expect(notesOf('CODE')).toEqual({ 3: 'x'.repeat(MOST), 12: 'Sell first' })
    expect(notesOf('OTHER')).toEqual({})
    notes = noted('CODE', noted('CODE', notes, 3, ''), 12, ' ')
    expect(notes).toEqual({})
    expect(localStorage.length).toBe(0)
})

test('what is no note is none', () => {
    localStorage.setItem('bedesten.notes.CODE', '{"3":')
    expect(notesOf('CODE')).toEqual({})
})

test('notes are taken away in the order of the game', () => {
    const notes = { 12: 'Sell first', 3: 'Why not the tea house?' }
    expect(asText(notes, (step) => `Step ${step}`)).toBe(
        'Step 3\nWhy not the tea house?\n\nStep 12\nSell first\n',
    )
})
