import { render } from '@testing-library/svelte'
import { beforeEach, describe, expect, test } from 'vitest'
import { askOf, option } from '$lib/ask/fixtures'
import type { Choice } from '$lib/match/choice.svelte'
import type { Happening } from '$lib/net/wire'
import { seat } from './fixtures'
import { patch } from './acting'
import { advise, shows } from './coach'
import { middle } from './geometry'
import { ghostOf } from './ghost'
import { doorsOf } from './luring'
import MapArt from './MapArt.svelte'
import Obstacle from './Obstacle.svelte'
import { asFarAs, asksMap, leadsOn, offered, whyToken } from './offers'
import { beside, planOf, setPlans, squareIndex, squareName } from './plan.svelte'
import type { Hue, KairoSeat, KairoView } from './view'
import { wayOf } from './walk'

/** Five by three; restaurants at the left, a hole in the middle of the top. */
const view = (more: Partial<KairoView> = {}): KairoView =>
    ({
        game: 'kairo',
        board: 'small',
        players: 2,
        active: 0,
        draft: [],
        customers: { white: null, yellow: null, red: 'E1', blue: null, green: null, purple: null },
        waiting: 'blue',
        bank: { red: 5 },
        supply: { red: 6 },
        display: ['S1', 'S2'],
        neutral: {},
        seats: [
            seat({ stands: { red: { main: 'B2', entrance: 'B3', expansions: ['C2'], size: 2 } } }),
            seat(),
        ],
        ...more,
    }) as unknown as KairoView

beforeEach(() =>
    setPlans({
        small: {
            map: 'R.#../R...C/R....',
            sections: '1,1,-,2,2/1,1,2,2,2/3,3,3,3,3',
            cards: [
                ['S1', 'standard', [1], 3],
                ['JR1', 'joker', [1, 2, 3], 1],
            ],
        },
    }),
)

describe('a board', () => {
    test('names its squares as the server does', () => {
        const plan = planOf('small')
        expect(squareName(plan, 0)).toBe('A1')
        expect(squareIndex(plan, 'E3')).toBe(14)
        expect(squareIndex(plan, 'F1')).toBe(-1)
        expect(squareName({ ...plan, cols: 30 }, 27)).toBe('AB1')
        expect(plan.sections[2]).toBe(0)
        expect(plan.cards['JR1']?.sections).toEqual([1, 2, 3])
    })

    test('ends at its rim and at its holes', () => {
        const plan = planOf('small')
        expect(beside(plan, squareIndex(plan, 'B1'), 'e')).toBe(-1)
        expect(beside(plan, squareIndex(plan, 'A1'), 'w')).toBe(-1)
        expect(beside(plan, squareIndex(plan, 'B1'), 's')).toBe(squareIndex(plan, 'B2'))
    })
})

test('a way is drawn around stands and restaurants', () => {
    expect(wayOf(planOf('small'), view(), 'E1', 'B3')).toHaveLength(6)
    expect(wayOf(planOf('small'), view(), 'E1', 'B1')).toEqual([])
})

describe('the map', () => {
    const match = (
        options: ReturnType<typeof option>[],
        decision: string,
        more: Partial<KairoView> = {},
    ) => ({
        ask: askOf(options, { decision }),
        view: view(more),
        playing: false,
        as: 0,
    })

    test('offers squares, sides, doors and own stands', () => {
        const plan = planOf('small')
        const squares = offered(plan, match([option('square:D1', 'square')], 'ChooseSquare'))
        expect([...squares.keys()]).toEqual(['D1'])
        const draft = ['main', 'colour:blue', 'square:D2']
        const sides = offered(plan, match([option('side:s', 'side')], 'ChooseSide', { draft }))
        expect([...sides.keys()]).toEqual(['D3'])
        const start = match([option('side:n', 'side')], 'StartSide')
        start.ask!.facts = { square: 'D2' }
        const first = offered(plan, start)
        expect([...first.keys()]).toEqual(['D1'])
        const doors = offered(plan, match([option('target:0-red', 'stand')], 'ChooseTarget'))
        expect([...doors.keys()]).toEqual(['B3'])
        const own = match([option('colour:red', 'colour')], 'ChooseColour', { draft: ['expand'] })
        expect([...offered(plan, own).keys()]).toEqual(['B2', 'C2'])
        expect(offered(plan, { ...own, playing: true }).size).toBe(0)
    })

    test('knows under which token a square is explained', () => {
        const plan = planOf('small')
        const ask = (decision: string) => askOf([], { decision })
        const draft = ['main', 'colour:blue', 'square:D2']
        expect(whyToken(plan, view(), ask('ChooseSquare'), 'D1')).toBe('square:D1')
        expect(whyToken(plan, view({ draft }), ask('ChooseSide'), 'E2')).toBe('side:e')
        expect(whyToken(plan, view({ draft }), ask('ChooseSide'), 'B3')).toBe('')
        expect(whyToken(plan, view(), ask('ChooseTarget'), 'B3')).toBe('target:0-red')
        expect(whyToken(plan, view(), ask('ChooseAction'), 'B3')).toBe('')
        expect(asksMap(ask('StartSquare'))).toBe(true)
        expect(asksMap(ask('ChooseCard'))).toBe(false)
    })

    test('asks at once what comes next where nothing has to be read', () => {
        const leads = (draft: string[], it: ReturnType<typeof option>, lesson: unknown = null) =>
            leadsOn({ view: view({ draft }), lesson: lesson as null }, it)
        const whole = option('square:D1', 'square', { sum: { title: 'New', act: 'Build with door D2' } })
        expect(leads(['main'], option('square:D1', 'square'))).toBe(true)
        expect(leads(['main'], whole)).toBe(false)
        expect(leads(['main'], whole, {})).toBe(true)
        expect(leads(['expand'], option('square:D1', 'square'))).toBe(false)
        expect(leads([], option('target:0-red', 'stand'))).toBe(false)
    })

    test('asks what comes next as far as an answer goes, with what leads up to it', () => {
        const begun = option('square:L10', 'square', { plan: ['expand', 'colour:red', 'square:L10'] })
        expect(asFarAs(begun).plan).toEqual(['expand', 'colour:red', 'square:L10'])
        const further = option('square:L10', 'square', { plan: ['square:L10', 'side:n'] })
        expect(asFarAs(further).plan).toEqual(['square:L10'])
        expect(asFarAs(option('square:L10', 'square', { plan: [] })).plan).toEqual([])
    })

    test('offers whole answers where a turn begins, those with most points first', () => {
        const grow = (hue: string, vp: number) =>
            option('square:D1', 'square', { plan: ['expand', `colour:${hue}`, 'square:D1'], gain: { vp } })
        const lure = option('target:0-red', 'stand', { plan: ['lure', 'target:0-red'] })
        const start = match([option('expand', 'plain')], 'ChooseAction')
        start.ask!.ways = [grow('red', 3), grow('blue', 7), lure]
        const found = offered(planOf('small'), start)
        expect([...found].map(([square, some]) => [square, some.map(({ gain }) => gain['vp'])])).toEqual([
            ['D1', [7, 3]],
            ['B3', [undefined]],
        ])
        const named = { ...start, choice: { mode: 'lure' } as Choice }
        expect([...offered(planOf('small'), named).keys()]).toEqual(['B3'])
        const picked = { ...start, choice: { mode: 'red' } as Choice }
        expect([...offered(planOf('small'), picked).keys()]).toEqual(['B3'])
        expect(offered(planOf('small'), { ...start, lesson: {} as never }).size).toBe(0)
    })
})

describe('a stand that is about to stand', () => {
    const seen = (decision: string, draft: string[], chosen: ReturnType<typeof option> | null, more = {}) =>
        ghostOf({
            plan: planOf('small'),
            view: view({ draft }),
            ask: askOf([], { decision }),
            chosen,
            seat: 0,
            open: [],
            ...more,
        })

    test('grows by the square of a whole answer', () => {
        const plan = ['expand', 'colour:red', 'square:C3', 'card:S1']
        expect(seen('ChooseAction', [], option('square:C3', 'square', { plan }))).toMatchObject({
            hue: 'red',
            squares: ['B2', 'C2', 'C3'],
            grown: 'C3',
        })
        expect(seen('ChooseOwn', plan, null)).toMatchObject({ grown: 'C3' })
    })

    test('has the door of its plan, or those that are asked for', () => {
        const placed = option('square:D2', 'square', { plan: ['square:D2', 'side:s'] })
        expect(seen('ChooseSquare', ['main', 'colour:blue'], placed)).toMatchObject({
            squares: ['D2'],
            doors: ['D3'],
            door: 'D3',
        })
        const draft = ['main', 'colour:blue', 'square:D2']
        const open = ['D1', 'D3']
        expect(seen('ChooseSide', draft, null, { open })).toMatchObject({ doors: open, door: '' })
        expect(seen('ChooseSide', draft, null, { open: ['D1'] })).toMatchObject({ door: 'D1' })
    })

    test('is not seen while a customer is lured', () => {
        const lured = option('target:0-red', 'stand', { plan: ['lure', 'target:0-red'] })
        expect(seen('ChooseAction', [], lured)).toBeNull()
    })
})

test('each event is seen by itself', () => {
    const happening = (kind: string, args: Happening['args']): Happening => ({
        kind,
        seat: 0,
        args,
        text: kind,
    })
    const grown = patch(view(), happening('expanded', { colour: 'red', square: 'C3', size: 3 }))
    expect(grown.seats[0]?.stands.red).toMatchObject({ expansions: ['C2', 'C3'], size: 3 })
    expect(grown.supply.red).toBe(5)
    const paid = patch(view(), happening('paid', { colour: 'red', count: 2 }))
    expect(paid.bank.red).toBe(7)
    const medal = patch(
        view({ seats: [seat(), seat({ gold: ['red'] })] }),
        happening('medal_from', { medal: 'gold', colour: 'red', vp: 3, other: 1 }),
    )
    expect(medal.seats.map(({ gold, vp }) => [gold, vp])).toEqual([
        [['red'], 3],
        [[], 0],
    ])
    const gone = patch(view(), happening('lured_own', { colour: 'red', entrance: 'B3' }))
    expect(gone.customers.red).toBeNull()
    expect(patch(view(), happening('took_shown', { building: 'S1' })).display).toEqual(['S2'])
})

test('a blocked stand carries a chain, others do not', () => {
    const chains = (blocked: Hue[]) => {
        const mine = { ...view().seats[0]!, blocked }
        const drawn = render(MapArt, { view: view({ seats: [mine, seat()] }), marks: ['ankh', 'eye'] })
        return drawn.container.querySelectorAll('[href="#sym-kairo-chain"]').length
    }
    expect([chains(['red']), chains([])]).toEqual([1, 0])
})

describe('why not', () => {
    const drawn = (reason: { marks?: string[]; way?: string[] }, tile: string) =>
        render(Obstacle, { plan: planOf('small'), reason, tile }).container

    test('outlines the tiles in the way', () => {
        const found = drawn({ marks: ['B2', 'C2'] }, 'D2')
        expect(found.querySelectorAll('rect.mark:not(.pale)')).toHaveLength(2)
        expect(found.querySelectorAll('rect.tile')).toHaveLength(1)
        expect(found.querySelectorAll('.touch')).toHaveLength(1)
    })

    test('draws the way that would be broken, from ring to ring, and the gap in it', () => {
        const found = drawn({ way: ['E1', 'D1', 'D2', 'D3'] }, 'D1')
        const at = (square: string) => middle(planOf('small'), squareIndex(planOf('small'), square))
        expect(found.querySelector('.broken')?.getAttribute('d')).toMatch(
            `L${at('D1').x} ${at('D1').y}L${at('D2').x} ${at('D2').y}L`,
        )
        expect(found.querySelectorAll('circle.mark:not(.pale)')).toHaveLength(2)
        expect(found.querySelector('.gap')?.getAttribute('cx')).toBe(String(at('D1').x))
        expect(drawn({ way: ['E1', 'D1'] }, 'B1').querySelector('.gap')).toBeNull()
    })
})

test('doors are listed by customer and distance, with their price', () => {
    const red = { main: 'D1', entrance: 'D2', expansions: [], size: 1 }
    const seats = [view().seats[0]!, seat({ stands: { red } })]
    const options = [
        option('target:0-red', 'stand', { gain: { barkers: -1 } }),
        option('target:1-red', 'stand', { gain: { red: 1 } }),
        option('draw', 'plain'),
    ]
    const found = doorsOf(planOf('small'), view({ seats }), options)
    expect(found.map(({ square, steps, price }) => [square, steps, price])).toEqual([
        ['D2', 2, 0],
        ['B3', 5, 1],
    ])
})

describe('the coach of the first game', () => {
    const before = view({ turn: 3, seats: [seat({ cards: 3 }), seat()] })
    const now = (mine: Partial<KairoSeat>, more: Partial<KairoView> = {}): KairoView => ({
        ...before,
        ...more,
        seats: [{ ...before.seats[0]!, ...mine }, before.seats[1]!],
    })
    const red = { main: 'B2', entrance: 'B3', expansions: [], size: 1 }

    test('sees what was learned, in a turn of their own only', () => {
        expect(shows('build', before, now({ stands: { red } }), 0)).toBe(true)
        expect(shows('lure', before, now({}, { waiting: 'red' }), 0)).toBe(true)
        expect(shows('draw', before, now({ cards: 4, barkers: 1 }), 0)).toBe(true)
        expect(shows('medal', before, now({ silver: ['red'] }), 0)).toBe(true)
        expect(shows('medal', before, now({}), 0)).toBe(false)
        expect(shows('lure', { ...before, active: 1 }, now({}, { waiting: 'red' }), 0)).toBe(false)
        expect(shows('lure', before, now({}, { waiting: 'red', turn: 5 }), 0)).toBe(false)
    })

    test('lights the action of the lesson or what leads to it, then what brings most', () => {
        const actions = [option('lure', 'plain'), option('draw', 'plain')]
        expect(advise('medal', actions)?.token).toBe('lure')
        expect(advise('build', actions)?.token).toBe('draw')
        const squares = [
            option('square:C3', 'square', { gain: { vp: 2 } }),
            option('square:D3', 'square', { gain: { vp: 2, gold: 1 } }),
        ]
        expect(advise('medal', squares)?.token).toBe('square:D3')
        expect(advise('draw', [])).toBeNull()
    })

    test('lights a stand that can be placed at once, and the best way of an action that was named', () => {
        const actions = [option('main', 'plain'), option('expand', 'plain')]
        const ways = [
            option('square:C3', 'square', { plan: ['expand', 'colour:red', 'square:C3'], gain: { vp: 2 } }),
            option('square:D3', 'square', { plan: ['expand', 'colour:red', 'square:D3'], gain: { vp: 7 } }),
            option('colour:blue', 'colour', { plan: ['main', 'colour:blue'] }),
        ]
        expect(advise('build', actions, ways)?.token).toBe('colour:blue')
        expect(advise('medal', actions, ways)?.token).toBe('expand')
        expect(advise('medal', actions, ways, 'expand')?.token).toBe('square:D3')
    })
})
