import { afterEach, describe, expect, it, vi } from 'vitest'
import { games, reconstructedIn } from './listed'
import { chosen, find, fold, gameOf, has, pieces, read, wanted, type Section } from './reading'

const entry = (id: string, text: string): Section['entries'][number] => ({
    id,
    blocks: [{ t: 'p', spans: [text, ['r', 'IST-PAY-1']] }],
})
const sections: Section[] = [
    {
        id: 's-1',
        level: 2,
        title: 'Un',
        entries: [entry('IST-A-1', 'Le Caravansérail'), entry('IST-A-2', 'Deux')],
    },
    { id: 's-2', level: 2, title: 'Deux', entries: [entry('IST-B-1', 'La Fontaine')] },
]

describe('finding in the rules', () => {
    it('overlooks accents, capitals and the spaces before French signs', () => {
        expect(fold('Été : À L’ÉTÉ')).toBe('ete : a l’ete')
        expect(wanted('  Épice  LIRE ')).toEqual(['epice', 'lire'])
    })

    it('shows the entries that have every word, in their sections', () => {
        const hits = find(sections, wanted('CARAVANSERAIL le'))
        expect(hits.map(({ id, entries }) => [id, entries.map((one) => one.id)])).toEqual([
            ['s-1', ['IST-A-1']],
        ])
        expect(find(sections, ['deux', 'la']).map(({ id }) => id)).toEqual(['s-2'])
        expect(find(sections, [])).toBe(sections)
        expect(find(sections, ['nowhere'])).toEqual([])
    })

    it('keeps the section around one that has the words', () => {
        const levels = (given: [number, string][]): Section[] =>
            given.map(([level, text], i) => ({ id: `${i}`, level, title: '', entries: [entry('', text)] }))
        const nested = levels([
            [1, 'title'],
            [2, 'no'],
            [2, 'around'],
            [3, 'no'],
            [3, 'this'],
            [2, 'no'],
        ])
        expect(find(nested, ['this']).map(({ id }) => id)).toEqual(['0', '2', '4'])
    })

    it('finds a rule by its name and by the rules it names', () => {
        expect(has(sections[1]!.entries[0]!, ['ist-b-1', 'ist-pay-1'])).toBe(true)
    })

    it('narrows a table to the rows with the words, if there are any', () => {
        const rows = [{ cells: [['Rubis']] }, { cells: [['Lires']] }]
        expect(chosen(rows, ['rubis'])).toEqual([rows[0]])
        expect(chosen(rows, ['elsewhere'])).toEqual(rows)
    })

    it('marks the words where they stand', () => {
        expect(pieces('Un péage, des péages', ['peage'])).toEqual(['Un ', 'péage', ', des ', 'péage', 's'])
        expect(pieces('Péage', ['peage'])).toEqual(['', 'Péage', ''])
        expect(pieces('Rien', [])).toEqual(['Rien'])
    })
})

describe('the game that is meant', () => {
    it('is the one of the rule, of the path, or the first', () => {
        expect(gameOf('KAI-EXP-1', 'istanbul-base').key).toBe('kairo')
        expect(gameOf('EX-01', 'istanbul-mocha').key).toBe('istanbul-mocha')
        expect(gameOf('', '').key).toBe('istanbul-base')
    })
})

describe('reading a text', () => {
    afterEach(() => vi.unstubAllGlobals())

    const [base] = games
    const asked = async (titles: Record<string, string>, short: boolean): Promise<string> => {
        const fetch = vi.fn(async (_: string) => new Response('{}'))
        vi.stubGlobal('fetch', fetch)
        await read({ ...base!, titles, short: ['en'] }, 'fr', short)
        return fetch.mock.calls[0]![0]
    }

    it('takes the language of the page, or English if nobody has translated it', async () => {
        expect(await asked({ en: 'A', fr: 'B' }, false)).toContain('istanbul-base.fr')
        expect(await asked({ en: 'A' }, false)).toContain('istanbul-base.en')
        expect(await asked({ en: 'A', fr: 'B' }, true)).toContain('istanbul-base.short.en')
    })
})

describe('what is reconstructed', () => {
    it('is counted for the game, box by box', () => {
        expect(reconstructedIn('istanbul', {}, 'en')).toEqual([])
        expect(reconstructedIn('istanbul+mocha', {}, 'en')).toEqual([
            { key: 'istanbul-mocha', title: expect.stringContaining('Mocha') as string, count: 2 },
        ])
        expect(reconstructedIn('istanbul+mocha+letters', {}, 'fr').map(({ count }) => count)).toEqual([3, 2])
    })

    it('is no longer counted once the house has replaced it', () => {
        const own = { baksheesh_b: 'GGG' }
        expect(reconstructedIn('istanbul+mocha', own, 'en').map(({ count }) => count)).toEqual([1])
        expect(reconstructedIn('kairo', { board: '{}' }, 'en').map(({ count }) => count)).toEqual([1])
    })
})
