import { beforeEach, describe, expect, it } from 'vitest'
import {
    allRobots,
    atOnce,
    awaited,
    changes,
    coloured,
    duel,
    fitting,
    lineup,
    mine,
    remember,
    remembered,
    ruled,
    swapped,
    toTable,
    usual,
    usualReading,
    withFriends,
} from './tables'

beforeEach(() => localStorage.clear())

const LAYOUTS = ['short', 'long', 'order', 'random']

describe('a new table', () => {
    it('is me against robots unless told otherwise', () => {
        const table = toTable(usual(['steady']))
        expect(table.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot'])
        expect(table.seats[1]?.bot).toBe('steady')
        expect(table.options).toEqual({})
    })

    it('waits for friends', () => {
        expect(awaited(usual(['steady'], true))).toBe(2)
        expect(awaited(usual(['steady']))).toBe(0)
    })

    it('counts what differs from the usual', () => {
        expect(changes(usual(['easy']))).toEqual([])
        expect(changes({ ...usual(['easy']), clock: 'live', undo: false })).toEqual(['clock', 'undo'])
    })

    it('has no neutral assistants with five', () => {
        const plan = { ...usual(['easy']), layout: 'short', neutral: true, players: 5 }
        expect(changes(plan)).toEqual([])
        expect(toTable(plan).options).toEqual({ layout: 'short' })
        expect(toTable({ ...plan, players: 4 }).options).toEqual({
            layout: 'short',
            neutral_assistants: true,
        })
    })

    it('has any colour on a chair; whoever had it has the other one', () => {
        const plan = coloured(coloured(usual(['easy']), 0, 'blue'), 0, 'red')
        expect(plan.colours).toEqual(['red', 'yellow', 'blue', 'green', 'white'])
        expect(toTable(plan).seats.map((seat) => seat.colour)).toEqual(['red', 'yellow', 'blue'])
    })

    it('says nothing of colours that are as ever, or where a game has signs', () => {
        expect(toTable(usual(['easy'])).seats.some((seat) => seat.colour)).toBe(false)
        const plan = coloured(usual(['easy']), 0, 'blue')
        expect(toTable(plan, ['eye', 'ankh']).seats.some((seat) => seat.colour)).toBe(false)
    })

    it('remembers the colours, if they are colours', () => {
        remember(coloured(usual(['easy']), 0, 'blue'))
        expect(remembered(['easy']).colours[0]).toBe('blue')
        expect(remembered(['easy'], '{"colours": ["pink"]}').colours[0]).toBe('white')
    })

    it('sends a name only for seats of mine', () => {
        const plan = usual(['easy'])
        plan.chairs[0]!.name = ' Aylin '
        plan.chairs[1]!.name = 'Robot'
        expect(toTable(plan).seats.map((seat) => seat.name)).toEqual(['Aylin', undefined, undefined])
    })

    it('is rated where everybody plays one hand at a screen of their own', () => {
        const plan = { ...usual(['easy']), rated: true }
        expect(toTable(plan).rated).toBe(true)
        expect(changes(plan)).toContain('rated')
        const chairs = plan.chairs.map((chair) => ({ ...chair, kind: 'me' as const }))
        expect(toTable({ ...plan, chairs }).rated).toBeUndefined()
        expect(changes({ ...plan, chairs })).not.toContain('rated')
    })
})

describe('memory', () => {
    it('brings the last settings back', () => {
        remember({ ...usual(['sharp']), players: 4, layout: 'long' })
        expect(remembered(['easy', 'sharp'])).toMatchObject({ players: 4, layout: 'long' })
        expect(remembered(['easy', 'sharp']).chairs[1]?.bot).toBe('sharp')
    })

    it('replaces robots that are no longer there', () => {
        remember(usual(['gone']))
        expect(remembered(['easy', 'steady', 'sharp']).chairs[1]?.bot).toBe('steady')
    })

    it('finds a rival by the engine of before', () => {
        remember(usual(['medium']))
        expect(remembered(['ozan', 'nilufer', 'idris', 'ester']).chairs[1]?.bot).toBe('ester')
    })

    it('survives nonsense', () => {
        expect(remembered(['easy'], '{')).toEqual(usual(['easy']))
        expect(remembered(['easy'], '{"chairs": 3}').chairs).toHaveLength(5)
    })

    it('always seats me somewhere', () => {
        const plan = usual(['easy'])
        plan.chairs[0]!.kind = 'bot'
        remember(plan)
        expect(remembered(['easy']).chairs[0]?.kind).toBe('me')
    })
})

describe('who sits there', () => {
    const BOTS = ['random', 'easy', 'greedy', 'medium', 'hard', 'master']
    const robots = (plan: ReturnType<typeof usual>): string[] =>
        plan.chairs.filter(({ kind }) => kind === 'bot').map(({ bot }) => bot)

    it('is a line of ever stronger rivals, without the weakest', () => {
        expect(lineup(BOTS)).toEqual(['easy', 'greedy', 'medium', 'hard'])
        expect(lineup(['random'])).toEqual(['random', 'random', 'random', 'random'])
        expect(robots(usual(BOTS)).slice(0, 2)).toEqual(['easy', 'greedy'])
    })

    it('is a robot where nobody is waited for', () => {
        expect(awaited(atOnce(usual(BOTS, true)))).toBe(0)
        expect(awaited(withFriends(usual(BOTS)))).toBe(2)
    })

    it('is the same robot on every chair, or a mixed line', () => {
        const plan = usual(BOTS)
        plan.chairs[1]!.kind = 'open'
        expect(robots(allRobots(plan, ['hard']))).toEqual(['hard', 'hard', 'hard'])
        expect(robots(allRobots(plan, ['easy', 'hard']))).toEqual(['easy', 'hard', 'easy'])
    })

    it('is me and one rival in a duel', () => {
        const plan = usual(BOTS)
        plan.chairs[0]!.name = 'Aylin'
        const { seats, players } = toTable(duel(plan, 'master'))
        expect(players).toBe(2)
        expect(seats).toEqual([
            { kind: 'me', name: 'Aylin' },
            { kind: 'bot', bot: 'master' },
        ])
    })

    it('changes places with whoever has the colour wanted', () => {
        const plan = swapped(usual(BOTS), 0, 2)
        expect(mine(plan)).toBe(2)
        expect(toTable(plan).seats.map((seat) => seat.bot ?? seat.kind)).toEqual(['greedy', 'easy', 'me'])
    })
})

describe('a plan and the games there are', () => {
    const stay = { name: 'stay_on_fountain', rule: 'IST-CARD-9', values: [true, false] }
    const walk = { name: 'long_move', rule: 'IST-MOVE-3', values: ['distance', 'walk'] }
    const five = {
        players: { min: 2, max: 5 },
        variants: ['neutral_assistants'],
        choices: {},
        rulings: [stay, walk],
        options: { long_move: 'walk' },
    }
    const games = [
        { name: 'istanbul', layouts: LAYOUTS, bots: ['random', 'easy', 'hard'], ...five },
        { name: 'istanbul+mocha', layouts: ['first_play', 'random'], bots: ['random', 'greedy'], ...five },
        {
            name: 'kairo',
            layouts: [],
            bots: ['random', 'greedy'],
            players: { min: 2, max: 4 },
            variants: [],
            choices: { start_mode: ['variable', 'fixed'] },
            rulings: [],
            options: {},
        },
    ]

    it('takes robots that play its game', () => {
        const [hard, mocha] = [usual(['hard']), { ...usual(['hard']), game: 'istanbul+mocha' }]
        expect(fitting(hard, games).chairs[1]?.bot).toBe('hard')
        expect(fitting(mocha, games).chairs[1]?.bot).toBe('greedy')
    })

    it('takes a layout of its game', () => {
        expect(fitting({ ...usual(['easy']), game: 'istanbul+mocha' }, games).layout).toBe('first_play')
        expect(fitting({ ...usual(['easy']), layout: 'random' }, games).layout).toBe('random')
    })

    it('takes the options and the number of players of its game', () => {
        const plan = fitting({ ...usual(['easy']), game: 'kairo', players: 5, neutral: true }, games)
        expect(plan.players).toBe(4)
        expect(toTable(plan).options).toEqual({ start_mode: 'variable' })
        const given = { ...plan, choices: { start_mode: 'fixed' } }
        expect(changes(given, games[2]!.choices)).toEqual(['start_mode'])
        expect(toTable(fitting(given, games)).options).toEqual({ start_mode: 'fixed' })
        expect(toTable(fitting({ ...given, game: 'istanbul' }, games)).options).toEqual({ layout: 'short' })
    })

    it('writes down only rulings that are not as the house has them', () => {
        expect(usualReading(five, stay)).toBe(true)
        expect(usualReading(five, walk)).toBe('walk')
        const other = ruled({}, 'stay_on_fountain', false, true)
        expect(other).toEqual({ stay_on_fountain: false })
        expect(ruled(other, 'stay_on_fountain', true, true)).toEqual({})
        const plan = fitting({ ...usual(['easy']), rulings: { ...other, long_move: 'distance' } }, games)
        expect(changes(plan)).toEqual(['stay_on_fountain', 'long_move'])
        expect(toTable(plan).options).toEqual({
            layout: 'short',
            stay_on_fountain: false,
            long_move: 'distance',
        })
    })

    it('forgets rulings its game does not know, and readings there are not', () => {
        const rulings = { stay_on_fountain: false, long_move: 'run', other: true }
        expect(fitting({ ...usual(['easy']), rulings }, games).rulings).toEqual({ stay_on_fountain: false })
        expect(fitting({ ...usual(['easy']), game: 'kairo', rulings }, games).rulings).toEqual({})
        const old = remembered(['easy'], JSON.stringify({ game: 'istanbul' }))
        expect(fitting(old, games).rulings).toEqual({})
    })

    it('takes a game there is', () => {
        expect(fitting({ ...usual(['easy']), game: 'chess' }, games).game).toBe('istanbul')
        expect(changes(fitting({ ...usual(['easy']), game: 'istanbul+mocha' }, games))).toEqual([])
    })
})
