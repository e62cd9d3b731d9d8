// What a new table is set with, and what this browser remembers of it.
import type { Game, NewTable, Ruling } from '$lib/api'

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
    layout: string
    neutral: boolean
    /** What was chosen of the game's own options, by name. */
    choices: Record<string, string>
    /** Rulings that are not as the house has them, by name. */
    rulings: Record<string, Reading>
    clock: 'none' | 'slow' | 'live'
    undo: boolean
    help: 'full' | 'table' | 'bare'
}

const KEY = 'bedesten.table'
export const MOST = 5

/** A table for two against robots of this level, or with friends on all other chairs. */
export function usual(bot: string, friends = false): Plan {
    const others: Chair[] = Array.from({ length: MOST - 1 }, () => ({
        kind: friends ? 'open' : 'bot',
        bot,
        name: '',
    }))
    return {
        game: '',
        players: 3,
        chairs: [{ kind: 'me', bot, name: '' }, ...others],
        layout: '',
        neutral: false,
        choices: {},
        rulings: {},
        clock: 'none',
        undo: true,
        help: 'full',
    }
}

/** The level offered first: the middle one. */
export function middle(bots: string[]): string {
    return bots[Math.floor(bots.length / 2)] ?? ''
}

/** The expansions of a game over its base, null for a game of another base. */
export function addedTo(base: string, game: string): string[] | null {
    const [first, ...added] = game.split('+')
    return first === base ? added : null
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
    const chairs = plan.chairs.map((chair) =>
        game.bots.includes(chair.bot) ? chair : { ...chair, bot: middle(game.bots) },
    )
    return { ...plan, game: game.name, layout, players, choices, rulings, neutral, chairs }
}

type Change = 'layout' | 'neutral' | 'clock' | 'undo' | 'help'
type Choices = Game['choices']

/** What under "More" differs from the usual. */
export function changes(plan: Plan, layouts: string[], choices: Choices = {}): string[] {
    const base = { ...usual(''), layout: layouts[0] ?? '' }
    const keys: Change[] = ['layout', 'neutral', 'clock', 'undo', 'help']
    const chosen = Object.keys(choices).filter((name) => plan.choices[name] !== choices[name]?.[0])
    return [
        ...keys.filter((key) => plan[key] !== base[key] && (key !== 'neutral' || plan.players < MOST)),
        ...chosen,
        ...Object.keys(plan.rulings),
    ]
}

/** The message to the server. */
export function toTable(plan: Plan): NewTable {
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
        seats: plan.chairs.slice(0, plan.players).map(({ kind, bot, name }) => ({
            kind,
            ...(kind === 'bot' ? { bot } : {}),
            ...(kind === 'me' && name.trim() ? { name: name.trim() } : {}),
        })),
        clock: { kind: plan.clock },
        undo: plan.undo,
        help: plan.help,
    }
}

/** How many friends are awaited. */
export function awaited(plan: Plan): number {
    return plan.chairs.slice(0, plan.players).filter((chair) => chair.kind === 'open').length
}

/** The remembered plan, made whole for the robots there are now. */
export function remembered(bots: string[], text: string | null = stored()): Plan {
    const base = usual(middle(bots))
    let kept: Partial<Plan>
    try {
        kept = JSON.parse(text ?? '{}') as Partial<Plan>
    } catch {
        return base
    }
    const chairs = base.chairs.map((chair, i) => {
        const mended = { ...chair, ...(Array.isArray(kept.chairs) ? kept.chairs[i] : {}) }
        return bots.includes(mended.bot) ? mended : { ...mended, bot: chair.bot }
    })
    if (!chairs.slice(0, kept.players ?? base.players).some((chair) => chair.kind === 'me'))
        chairs[0] = { ...base.chairs[0]!, name: '' }
    return { ...base, ...kept, chairs }
}

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
