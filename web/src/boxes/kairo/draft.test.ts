import { expect, test } from 'vitest'
import { wordsOf } from './draft'
import { planOf } from './plan.svelte'
import { k } from './words'
import { words as kairoFr } from './words.fr'

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

test('several coins of a colour are said as its language says several', () => {
    const draft = ['expand', 'colour:yellow', 'other:0', 'other:2', 'other:1']
    expect(wordsOf(draft, planOf(''), kairoFr).slice(2)).toEqual(['2 rouges', '1 bleue'])
})
