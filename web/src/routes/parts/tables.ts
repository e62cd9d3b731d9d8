// What a new table is set with, and what this browser remembers of it.
import type { Game, NewTable } from '$lib/api'

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
    /** Only the bonus cards of the expansion, where a game lets that be chosen. */
    newCards: boolean
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
        game: 'istanbul',
        players: 3,
        chairs: [{ kind: 'me', bot, name: '' }, ...others],
        layout: 'short',
        neutral: false,
        newCards: false,
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

/** The plan with a game there is, a layout of that game, and robots that play it. */
export function fitting(plan: Plan, games: Pick<Game, 'name' | 'layouts' | 'bots'>[]): Plan {
    const game = games.find(({ name }) => name === plan.game) ?? games[0]
    if (!game) return plan
    const layout = game.layouts.includes(plan.layout) ? plan.layout : (game.layouts[0] ?? '')
    const chairs = plan.chairs.map((chair) =>
        game.bots.includes(chair.bot) ? chair : { ...chair, bot: middle(game.bots) },
    )
    return { ...plan, game: game.name, layout, chairs }
}

export type Change = 'layout' | 'neutral' | 'newCards' | 'clock' | 'undo' | 'help'

/** What under "More" differs from the usual. */
export function changes(plan: Plan, layouts: string[]): Change[] {
    const base = { ...usual(''), layout: layouts[0] ?? '' }
    const keys: Change[] = ['layout', 'neutral', 'newCards', 'clock', 'undo', 'help']
    const barred = { neutral: plan.players >= MOST, newCards: !hasLetters(plan.game) } as Record<
        string,
        boolean
    >
    return keys.filter((key) => plan[key] !== base[key] && !barred[key])
}

/** Whether the game has bonus cards that can be played with alone. */
export function hasLetters(game: string): boolean {
    return game.split('+').includes('letters')
}

/** The message to the server. */
export function toTable(plan: Plan): NewTable {
    const neutral = plan.neutral && plan.players < MOST
    return {
        game: plan.game,
        players: plan.players,
        options: {
            layout: plan.layout,
            ...(neutral ? { neutral_assistants: true } : {}),
            ...(plan.newCards && hasLetters(plan.game) ? { bonus_deck: 'new_only' } : {}),
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
