import { describe, expect, test } from 'vitest'
import { fairFr } from '$lib/fair/words.fr'
import { choose } from '$lib/settings.svelte'
import { de, typeset, typesetAll } from './french'
import { t } from './index.svelte'

/** Every text of a tree; functions are asked with something for each of their fields. */
function texts(words: unknown, path = ''): [string, string][] {
    if (typeof words === 'string') return [[path, words]]
    if (typeof words === 'function') return texts(said(words as (...given: unknown[]) => unknown), path)
    if (words === null || typeof words !== 'object') return []
    return Object.entries(words).flatMap(([key, value]) => texts(value, `${path}.${key}`))
}

const GIVEN: unknown[][] = [
    ['Ester', 2, 3, true],
    [2, 3, 4],
    [['Ester'], 2],
    ['Ester', { colour: 'bleue', emblem: 'vague' }],
    [{ n: 2 }],
]
function said(words: (...given: unknown[]) => unknown): unknown {
    for (const given of GIVEN) {
        try {
            const text = words(...given)
            if (typeof text === 'string') return text
        } catch {
            // asked with the wrong things
        }
    }
    return ''
}

/** A high sign without its narrow space, or a straight apostrophe inside a word. */
const WRONG = /[^\s\u202f\d:/][ \u00a0]?[;!?»]|[a-zé)»] ?:(?!\/)|«(?!\u202f)|[a-z]'[a-zé]/i
const fine = (text: string): boolean => !WRONG.test(text.replace(/\u202f[:;!?»]/g, ''))

describe('French', () => {
    test('de loses its vowel before another', () => {
        expect(['Œil', 'Élise', 'Idris', 'Hagop', 'Yves', 'Yann', 'Ben'].map(de)).toEqual([
            'd’Œil',
            'd’Élise',
            'd’Idris',
            'd’Hagop',
            'd’Yves',
            'de Yann',
            'de Ben',
        ])
    })

    test('high signs stand behind a narrow space that does not break', () => {
        expect(typeset('Robot : « Facile » !')).toBe('Robot\u202f: «\u202fFacile\u202f»\u202f!')
        expect(typesetAll({ say: (who: string) => [`${who} ?`] }).say('Ben')).toEqual(['Ben\u202f?'])
    })

    test('all words of the page are set like this', () => {
        choose({ lang: 'fr' })
        const all = [...texts(t()), ...texts(typesetAll(fairFr))]
        expect(all.length).toBeGreaterThan(400)
        expect(all.filter(([, text]) => !fine(text))).toEqual([])
        choose({ lang: 'en' })
    })

    test('no word for a thing is used beside another', () => {
        choose({ lang: 'fr' })
        const own = import.meta.glob('/src/boxes/*/words.fr.ts', { eager: true })
        const others = /\bdress(er|ez|ée)\b|\bparents?\b|\bbiens?\b(?! sûr)/i
        expect([...texts(t()), ...texts(own)].filter(([, text]) => others.test(text))).toEqual([])
        choose({ lang: 'en' })
    })
})
