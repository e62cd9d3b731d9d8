import { render } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import { bands, gardens, hearts, lamps, roofs, seals, tinted } from './ground'
import { heightOf, viewBox, widthOf } from './geometry'
import { happened } from './moment'
import { centreOf } from './offers'
import { read } from './plan.svelte'
import { roam, STEPS } from './roam'
import GrowthPicture from './GrowthPicture.svelte'
import ShuffleMoment from './ShuffleMoment.svelte'
import { AWNING, even, fronts, goods, seams, trace, valance, type Cell } from './stall'
import { HUES, type Hue, type KairoSeat, type KairoView } from './view'
import { walked } from './walk'

const cells = (...names: [number, number][]): Cell[] => names.map(([x, y]) => ({ x, y }))
const corners = (path: string): number => (path.match(/Q/g) ?? []).length

describe('the outline of a stall', () => {
    test('of one square has its sides moved inwards and its corners rounded', () => {
        expect(trace(cells([3, 0]), AWNING, 8)).toBe(
            'M230 3Q238 3 238 11L238 31Q238 39 230 39L190 39Q182 39 182 31L182 11Q182 3 190 3Z',
        )
    })

    test('joins what lies in a row', () => {
        const row = trace(cells([0, 0], [1, 0], [2, 0]), even(0), 0)
        expect(corners(row)).toBe(4)
        expect(row).toContain('180 0')
    })

    test('takes at a bend x from the upright edge and y from the level one', () => {
        const bent = trace(cells([5, 4], [6, 4], [5, 5]), AWNING, 8)
        expect(corners(bent)).toBe(6)
        expect(bent).toContain('Q358 279 ')
    })

    test('goes around a U and around a hole', () => {
        const u = cells([0, 0], [0, 1], [1, 1], [2, 1], [2, 0])
        expect(corners(trace(u, even(2), 4))).toBe(8)
        const ring = cells([0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2])
        const path = trace(ring, even(2), 4)
        expect(path.match(/M/g)).toHaveLength(2)
        expect(path).toContain('Q58 122 ')
    })

    test('keeps squares apart that only touch by a corner', () => {
        const path = trace(cells([0, 0], [1, 1]), even(2), 0)
        expect(path.match(/M/g)).toHaveLength(2)
        expect(corners(path)).toBe(8)
    })

    test('has a counter wherever it does not go on to the south', () => {
        const bent = cells([5, 4], [6, 4], [5, 5])
        expect(fronts(bent)).toEqual([
            { from: 360, to: 420, top: 240, west: false, east: true },
            { from: 300, to: 360, top: 300, west: true, east: true },
        ])
        expect(fronts(bent).map((front) => goods(front).length)).toEqual([3, 3])
        const [light, dark] = valance(fronts(bent)[1]!)
        expect([light, dark].map((path) => path.match(/Q/g)?.length)).toEqual([3, 3])
    })

    test('shows a seam between every two squares', () => {
        expect(seams(cells([0, 0], [1, 0], [0, 1]))).toBe('M60 6V38M6 60H54')
    })
})

describe('a market of any plan', () => {
    const court = read({
        map: '...../.RRR./.R#R./.RRR./..C..',
        sections: '1,1,1,2,2/1,1,1,2,2/1,1,-,2,2/3,3,3,2,2/3,3,3,2,2',
        cards: [],
    })

    test('is as large as its plan', () => {
        expect([widthOf(court), heightOf(court)]).toEqual([400, 380])
        expect(viewBox(court)).toBe('-50 -30 400 380')
    })

    test('has borders that stop at a garden, seals, ornaments and lamps', () => {
        expect(bands(court)).toEqual([
            { x: 180, y: 0, long: 120, upright: true },
            { x: 0, y: 180, long: 120, upright: false },
            { x: 180, y: 180, long: 120, upright: true },
        ])
        expect(seals(court)).toEqual([
            { number: 1, x: 0, y: 0 },
            { number: 2, x: 180, y: 0 },
            { number: 3, x: 0, y: 180 },
        ])
        expect(gardens(court)).toEqual([[{ x: 2, y: 2 }]])
        expect(hearts(court)).toHaveLength(1)
        expect(lamps(court)).toEqual([{ x: -22, y: 180 }])
    })

    test('tints every second section', () => {
        expect(tinted(court)).toEqual([2])
    })

    test('has roofs along the whole of a side', () => {
        const all = roofs(court, 5)
        expect(all[0]).toEqual({ name: 'kairo-roof-6', y: -30, long: 66 })
        expect(all.at(-1)!.y + all.at(-1)!.long).toBeGreaterThanOrEqual(350)
    })

    test('is walked by keys over its gardens, and from section to section', () => {
        expect(roam(court, 11, STEPS['ArrowRight']!, false)).toBe(13)
        expect(roam(court, 0, STEPS['ArrowRight']!, true)).toBe(3)
        expect(roam(court, 0, STEPS['ArrowUp']!, false)).toBe(0)
    })

    test('comes nearer at the middle of the squares in question', () => {
        expect(centreOf(court, ['A1', 'B1', 'C1'])).toBe('B1')
        expect(centreOf(court, [])).toBe('')
    })
})

test('sandals point where the customer goes', () => {
    const way = [
        { x: 30, y: 90 },
        { x: 30, y: 30 },
        { x: 90, y: 30 },
    ]
    expect(walked(way)).toEqual([
        { x: 30, y: 60, turn: 0 },
        { x: 60, y: 30, turn: 90 },
    ])
})

describe('a moment', () => {
    const amounts = (count: number): Record<Hue, number> =>
        Object.fromEntries(HUES.map((hue) => [hue, count])) as Record<Hue, number>
    const seat = (more: Partial<KairoSeat> = {}): KairoSeat =>
        ({ vp: 5, gold: [], silver: [], stands: {}, blocked: [], ...more }) as unknown as KairoSeat
    const red = { main: 'B2', entrance: 'B3', expansions: [] as string[], size: 1 }
    const view = (seats: KairoSeat[], more: Partial<KairoView> = {}): KairoView =>
        ({ board: 'b', seats, neutral: {}, bank: amounts(9), customers: {}, ...more }) as unknown as KairoView

    test('is a stand that grew, with its points and the medals it won', () => {
        const then = view([
            seat({ stands: { red } }),
            seat({ gold: ['red'], stands: { red: { ...red, main: 'E5' } } }),
        ])
        const grown = { ...red, expansions: ['C2'], size: 2 }
        const now = view([
            seat({ vp: 10, gold: ['red'], stands: { red: grown } }),
            seat({ stands: { red: { ...red, main: 'E5' } } }),
        ])
        expect(happened(then, now)).toEqual({
            kind: 'growth',
            square: 'C2',
            hue: 'red',
            points: 5,
            won: [{ medal: 'gold', from: 'E5', to: 'B2' }],
        })
    })

    test('is drawn with its medals and its points', () => {
        const won = (['gold', 'silver'] as const).map((medal) => ({ medal, from: '', to: 'B2' }))
        const growth = { kind: 'growth', square: 'C2', hue: 'red', points: 7, won } as const
        const drawn = [
            ...render(GrowthPicture, { growth: { ...growth, won } }).container.querySelectorAll('use'),
        ]
        expect(drawn.map((it) => it.getAttribute('href'))).toEqual([
            '#sym-kairo-stall-red',
            '#sym-kairo-gold',
            '#sym-kairo-silver',
            '#sym-kairo-vp',
        ])
    })

    test('is a customer who came to a door, with what the one before them paid', () => {
        const then = view([seat({ stands: { red } })])
        const now = view([seat({ stands: { red } })], {
            customers: { blue: 'B3' } as KairoView['customers'],
            bank: { ...amounts(9), red: 7 },
        })
        expect(happened(then, now)).toEqual({
            kind: 'arrival',
            square: 'B3',
            hue: 'blue',
            coin: 'red',
            coins: 2,
        })
    })

    test('is a pile that was made of the discards', () => {
        const pile = (deck_size: number) => view([seat({ stands: { red } })], { deck_size })
        expect(happened(pile(1), pile(15))).toEqual({ kind: 'shuffle', count: 15 })
        expect(happened(pile(15), pile(14))).toBeNull()
        const shown = render(ShuffleMoment, { count: 15 }).container
        expect(shown.textContent).toMatch('15 cards in the new pile')
        expect(shown.querySelectorAll('.fly')).toHaveLength(4)
    })

    test('is not made of nothing', () => {
        const then = view([seat({ stands: { red } })])
        expect(happened(then, view([seat({ vp: 9, stands: { red } })]))).toBeNull()
    })
})
