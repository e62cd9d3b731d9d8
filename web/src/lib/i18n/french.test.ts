import { describe, expect, test } from 'vitest'
import { de, typeset } from './french'
import { language } from './languages/fr'
import { everyText } from './typeset'

/** Every text of a tree; functions are asked with something for each of their fields. */
function texts(words: unknown, path = ''): [string, string][] {
    if (typeof words === 'string') return [[path, words]]
    if (typeof words === 'function') return texts(said(words as (...given: unknown[]) => unknown), path)
    if (words === null || typeof words !== 'object') return []
    return Object.entries(words).flatMap(([key, value]) => texts(value, `${path}.${key}`))
}

const more = Object.entries(language.more ?? {}).map(async ([path, load]) => [path, await load()] as const)
const ALL = { ...language.words, ...Object.fromEntries(await Promise.all(more)) }

const GIVEN: unknown[][] = [
    ['Ester', 2, 3, true],
    [2, 3, 4],
    [['Ester'], 2],
    ['Ester', ['Ester']],
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

/** Files that speak of what lies on the table. */
const OF_THINGS = /\/(i18n|boxes)\//

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

    test('and so does every text of the page that says a name', () => {
        expect(texts(ALL).filter(([, text]) => /\b(de|que) Ester/i.test(text))).toEqual([])
    })

    test('high signs stand behind a narrow space that does not break', () => {
        expect(typeset('Robot : « Facile » !')).toBe('Robot\u202f: «\u202fFacile\u202f»\u202f!')
        const words = everyText({ say: (who: string) => [`${who} ?`] }, typeset) as {
            say: (who: string) => string[]
        }
        expect(words.say('Ben')).toEqual(['Ben\u202f?'])
    })

    test('all words of the page are set like this', () => {
        const all = texts(everyText(ALL, typeset))
        expect(all.length).toBeGreaterThan(400)
        expect(all.filter(([, text]) => !fine(text))).toEqual([])
    })

    test('no word for a thing is used beside another', () => {
        const others = /\bdress(er|ez|ée)\b|\bparents?\b|\bbiens?\b(?! sûr| joué)/i
        expect(texts(ALL).filter(([path, text]) => OF_THINGS.test(path) && others.test(text))).toEqual([])
    })
})
