import { describe, expect, it } from 'vitest'
import { fitting, type OpenTable } from './finding'

const table = (change: Partial<OpenTable>): OpenTable => ({
    table: 'A',
    game: 'istanbul',
    players: 3,
    clock: { kind: 'live' },
    lang: 'en',
    created: 100,
    fill_at: 160,
    seats: [],
    ...change,
})

describe('a quick match', () => {
    it('is one of that game and pace, whoever has waited longest first', () => {
        const open = [table({ table: 'new', created: 120 }), table({ table: 'old', created: 101 })]
        expect(fitting(open, 'istanbul', 'live', 110).map(({ table }) => table)).toEqual(['old', 'new'])
        expect(fitting(open, 'kairo', 'live', 110)).toEqual([])
        expect(fitting(open, 'istanbul', 'slow', 110)).toEqual([])
    })

    it('is none that waits for somebody in particular, is rated or has been filled', () => {
        const open = [table({ fill_at: undefined }), table({ rated: true }), table({ fill_at: 105 })]
        expect(fitting(open, 'istanbul', 'live', 110)).toEqual([])
    })
})
