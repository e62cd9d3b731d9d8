import { expect, test } from 'vitest'
import { wordsOf } from './draft'
import { planOf } from './plan.svelte'
import { k } from './words'

test('coins that stand in for another colour are told by their colour, and those that are not laid are not', () => {
    const draft = [
        'expand',
        'colour:yellow',
        'square:E3',
        'own:1',
        'other:0',
        'other:2',
        'other:0',
        'other:1',
    ]
    expect(wordsOf(draft, planOf(''), k())).toEqual([
        'Enlarge',
        'yellow',
        'E3',
        '1 own coin',
        '2 red',
        '1 green',
    ])
})
