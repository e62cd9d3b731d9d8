// What a new table is set with, and what this browser remembers of it.
import { site } from '$lib/site.svelte'
import type { Game, NewTable, Ruling } from '$lib/api'
import { lightest } from '$lib/boxes'
import { COLOUR_MARKS } from '$lib/match/marks'
import { myTables } from '$lib/net/seats'
import { today } from '$rivals'
import { progress } from './course'

export type Reading = Ruling['values'][number]
export type Kind = 'me' | 'open' | 'bot'

export interface Chair {
    kind: Kind
    bot: string
    name: string
}

export interface Plan {
    game: string
    players: number
    /** Always as many as the largest game has; only the first `players` sit. */
    chairs: Chair[]
    /** By chair, all there are. */
    colours: string[]
    layout: string
    neutral: boolean
    /** What was chosen of the game's own options, by name. */
    choices: Record<string, string>
    /** Rulings that are not as the house has them, by name. */
    rulings: Record<string, Reading>
    clock: 'none' | 'slow' | 'live'
    undo: boolean
    help: 'full' | 'table' | 'bare'
    /** Counts for everybody's rating, if it can. */
    rated: boolean
    /** For everybody to find, if chairs are free. */
    listed: boolean
    /** Others may look on while it is played. */
    watched: boolean
    /** People may write to each other, where the site allows it. */
    writes: boolean
}

const KEY = 'bedesten.table'
export const MOST = 5

/** Who is invited first, one after the other: not the weakest, then ever stronger. */
export function lineup(bots: string[]): string[] {
    return Array.from({ length: MOST - 1 }, (_, i) => bots[Math.min(i + 1, bots.length - 1)] ?? '')
}

/** A table against two of these robots, or with friends on all other chairs. */
export function usual(bots: string[], friends = false): Plan {
    const others = lineup(bots).map((bot): Chair => ({ kind: friends ? 'open' : 'bot', bot, name: '' }))
    return {
        game: lightest()?.game ?? '',
        players: 3,
        chairs: [{ kind: 'me', bot: others[0]!.bot, name: '' }, ...others],
        colours: COLOUR_MARKS,
        layout: '',
        neutral: false,
        choices: {},
        rulings: {},
        clock: 'none',
        undo: true,
        help: 'full',
        rated: false,
        listed: false,
        watched: true,
        writes: false,
    }
}

/** Nobody is waited for: the chairs of friends go to robots. */
export function atOnce(plan: Plan): Plan {
    return {
        ...plan,
        chairs: plan.chairs.map((chair) => (chair.kind === 'open' ? { ...chair, kind: 'bot' } : chair)),
    }
}

/** All chairs but mine for friends. */
export function withFriends(plan: Plan): Plan {
    return {
        ...plan,
        chairs: plan.chairs.map((chair) => (chair.kind === 'bot' ? { ...chair, kind: 'open' } : chair)),
    }
}

/** Every robot on these chairs becomes this one, or one of a line of them. */
export function allRobots(plan: Plan, bots: string[]): Plan {
    let next = 0
    const chairs = plan.chairs.map((chair) =>
        chair.kind === 'bot' ? { ...chair, bot: bots[next++ % bots.length]! } : chair,
    )
    return { ...plan, chairs }
}

/** Me and this robot alone. */
export function duel(plan: Plan, bot: string): Plan {
    const me = plan.chairs.find(({ kind }) => kind === 'me') ?? plan.chairs[0]!
    const others = plan.chairs.slice(1).map((chair): Chair => ({ ...chair, kind: 'bot', bot }))
    return { ...plan, players: 2, chairs: [{ ...me, kind: 'me' }, ...others] }
}

/** Two chairs change places, and so what they are told apart by. */
export function swapped(plan: Plan, one: number, other: number): Plan {
    const chairs = [...plan.chairs]
    ;[chairs[one], chairs[other]] = [chairs[other]!, chairs[one]!]
    return { ...plan, chairs }
}

/** A chair in another colour; whoever had that one has this one's. */
export function coloured(plan: Plan, seat: number, colour: string): Plan {
    const had = plan.colours[seat]!
    const colours = plan.colours.map((one, i) => (i === seat ? colour : one === colour ? had : one))
    return { ...plan, colours }
}

/** A chair under another mark: a colour changes hands, a sign belongs to its chair, so whoever sits there moves. */
export function marked(plan: Plan, seat: number, mark: string, marks: readonly string[]): Plan {
    return COLOUR_MARKS.includes(mark) ? coloured(plan, seat, mark) : swapped(plan, seat, marks.indexOf(mark))
}

/** The marks a chair can have: every colour there is, or the signs of those who sit. */
export const marksFor = (plan: Plan, marks: readonly string[]): readonly string[] =>
    COLOUR_MARKS.includes(marks[0] ?? '') ? COLOUR_MARKS : marks.slice(0, plan.players)

/** What tells the chairs of a game apart: its own signs, or the colours that were chosen. */
export const marksOf = (plan: Plan, game: Pick<Game, 'marks'> | undefined): string[] =>
    game?.marks.length ? game.marks : plan.colours

const isOrder = (colours: unknown): colours is string[] =>
    Array.isArray(colours) && COLOUR_MARKS.every((one) => colours.includes(one)) && colours.length === MOST

/** Who sets the table: the first chair of this screen. */
export function mine(plan: Plan): number {
    return plan.chairs.findIndex(({ kind }) => kind === 'me')
}

/** How a ruling is read in this house, unless a table decides otherwise. */
export function usualReading(game: Pick<Game, 'options'>, ruling: Ruling): Reading {
    return game.options[ruling.name] ?? ruling.values[0]!
}

/** The rulings of a plan with one of them read like this; what is usual here is not written down. */
export function ruled(
    rulings: Plan['rulings'],
    name: string,
    value: Reading,
    usual: Reading,
): Plan['rulings'] {
    const others = Object.entries(rulings).filter(([one]) => one !== name)
    return Object.fromEntries(value === usual ? others : [...others, [name, value]])
}

type Offer = Pick<
    Game,
    'name' | 'layouts' | 'players' | 'choices' | 'variants' | 'bots' | 'rulings' | 'options'
>

/** The plan with a game there is, with what that game offers, and robots that play it. */
export function fitting(plan: Plan, games: Offer[]): Plan {
    const game = games.find(({ name }) => name === plan.game) ?? games[0]
    if (!game) return plan
    const layout = game.layouts.includes(plan.layout) ? plan.layout : (game.layouts[0] ?? '')
    const players = Math.max(game.players.min, Math.min(game.players.max, plan.players))
    const choices = Object.fromEntries(
        Object.entries(game.choices).map(([name, words]) => {
            const kept = plan.choices[name] ?? ''
            return [name, words.includes(kept) ? kept : (words[0] ?? '')]
        }),
    )
    const rulings = Object.fromEntries(
        game.rulings.flatMap((ruling) => {
            const kept = plan.rulings?.[ruling.name]
            const known = kept !== undefined && ruling.values.includes(kept)
            return known && kept !== usualReading(game, ruling) ? [[ruling.name, kept] as const] : []
        }),
    )
    const neutral = plan.neutral && game.variants.includes('neutral_assistants')
    const line = lineup(game.bots)
    const chairs = plan.chairs.map((chair, i) =>
        game.bots.includes(chair.bot) ? chair : { ...chair, bot: line[Math.max(0, i - 1)]! },
    )
    return { ...plan, game: game.name, layout, players, choices, rulings, neutral, chairs }
}

type Change = 'neutral' | 'clock' | 'undo' | 'help' | 'rated' | 'listed' | 'watched' | 'writes'

/** What under "More" differs from the usual. */
export function changes(plan: Plan, choices: Game['choices'] = {}): string[] {
    const base = usual([])
    const keys: Change[] = ['neutral', 'clock', 'undo', 'help', 'rated', 'listed', 'watched', 'writes']
    const idle = {
        neutral: plan.players >= MOST,
        rated: !rateable(plan),
        listed: !awaited(plan),
        writes: !writable(plan),
    } as Partial<Record<Change, boolean>>
    const chosen = Object.keys(choices).filter((name) => plan.choices[name] !== choices[name]?.[0])
    return [
        ...keys.filter((key) => plan[key] !== base[key] && !idle[key]),
        ...chosen,
        ...Object.keys(plan.rulings),
    ]
}

/** The message to the server. */
export function toTable(plan: Plan, signs: readonly string[] = [], lang = ''): NewTable {
    const seated = plan.colours.slice(0, plan.players)
    const chosen = !signs.length && seated.some((colour, i) => colour !== COLOUR_MARKS[i])
    const neutral = plan.neutral && plan.players < MOST
    return {
        game: plan.game,
        players: plan.players,
        options: {
            ...(plan.layout ? { layout: plan.layout } : {}),
            ...(neutral ? { neutral_assistants: true } : {}),
            ...plan.choices,
            ...plan.rulings,
        },
        seats: plan.chairs.slice(0, plan.players).map(({ kind, bot, name }, i) => ({
            kind,
            ...(chosen ? { colour: plan.colours[i]! } : {}),
            ...(kind === 'bot' ? { bot } : {}),
            ...(kind === 'me' && name.trim() ? { name: name.trim() } : {}),
        })),
        clock: { kind: plan.clock },
        undo: plan.undo,
        help: plan.help,
        ...(plan.rated && rateable(plan) ? { rated: true } : {}),
        ...(plan.watched ? {} : { watched: false }),
        ...(plan.writes && writable(plan) ? { free_text: true } : {}),
        ...(plan.listed && awaited(plan) ? { listed: true, lang } : {}),
    }
}

/** Whether there is anybody to write to, and the site lets people write. */
export const writable = (plan: Plan): boolean => site().free_text && awaited(plan) > 0

/** Whether a game of these can count: everybody plays one hand, at a screen of their own. */
export const rateable = (plan: Plan): boolean =>
    plan.chairs.slice(0, plan.players).filter(({ kind }) => kind === 'me').length === 1

/** How many friends are awaited. */
export function awaited(plan: Plan): number {
    return plan.chairs.slice(0, plan.players).filter((chair) => chair.kind === 'open').length
}

/** The remembered plan, made whole for the robots there are now. */
export function remembered(bots: string[], text: string | null = stored()): Plan {
    const base = usual(bots)
    let kept: Partial<Plan>
    try {
        kept = JSON.parse(text ?? '{}') as Partial<Plan>
    } catch {
        return base
    }
    const chairs = base.chairs.map((chair, i) => {
        const mended = { ...chair, ...(Array.isArray(kept.chairs) ? kept.chairs[i] : {}) }
        const bot = bots.includes(mended.bot) ? mended.bot : today(mended.bot)
        return { ...mended, bot: bots.includes(bot) ? bot : chair.bot }
    })
    if (!chairs.slice(0, kept.players ?? base.players).some((chair) => chair.kind === 'me'))
        chairs[0] = { ...base.chairs[0]!, name: '' }
    return { ...base, ...kept, chairs, colours: isOrder(kept.colours) ? kept.colours : base.colours }
}

/** Whether a table was set in this browser before. */
export const isRemembered = (): boolean => stored() !== null

/** Whether nobody has set a table, sat down or learned anything in this browser. */
export const isFirstVisit = (): boolean => !isRemembered() && !myTables().length && !progress().lesson

function stored(): string | null {
    try {
        return localStorage.getItem(KEY)
    } catch {
        return null
    }
}

export function remember(plan: Plan): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(plan))
    } catch {
        // then the next table starts from the usual again
    }
}
