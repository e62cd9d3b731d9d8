// The board of a table: squares, sections and what the cards show, as the server tells it.
import { get } from '$lib/net/api'
import type { Side } from './view'

/** How the sections of a card lie to each other. */
export type Lie = 'section' | 'row' | 'column' | 'sections'

export interface Card {
    id: string
    kind: string
    sections: number[]
    lie: Lie
}

export interface Plan {
    rows: number
    cols: number
    /** By square: `.` market, `C` where a customer begins, `R` restaurant, `#` no square at all. */
    kinds: string[]
    /** By square; 0 for none. */
    sections: number[]
    cards: Record<string, Card>
    counts: Counts
}

/** What is counted whatever lies where. */
export interface Counts {
    /** By size: what the last tile of a stand costs, and what all of them have scored. */
    costs: number[]
    scored: number[]
    /** For gold and silver, when they are won and at the end. */
    medals: number[]
    /** What a customer pays whoever lures it to the stand of another, or to a neutral one. */
    commission: number
    neutral_income: number
}

/** As the server writes a board. */
export interface Printed extends Partial<Counts> {
    map: string
    sections: string
    cards: [string, string, number[], number][]
}

let plans = $state.raw<Record<string, Plan>>({})

const NOTHING: Counts = { costs: [], scored: [], medals: [], commission: 0, neutral_income: 0 }

export function read(board: Printed): Plan {
    const lines = board.map.split('/')
    const rows = board.sections.split('/').map((line) => line.split(',').map((one) => Number(one) || 0))
    return {
        rows: lines.length,
        cols: lines[0]?.length ?? 0,
        kinds: lines.flatMap((line) => [...line]),
        sections: rows.flat(),
        counts: { ...NOTHING, ...board },
        cards: Object.fromEntries(
            board.cards.map(([id, kind, sections]) => [
                id,
                { id, kind, sections, lie: lieOf(rows, sections) },
            ]),
        ),
    }
}

/** A row or a column if a line of squares runs through all of them. */
function lieOf(rows: number[][], sections: number[]): Lie {
    const through = (lines: number[][]): boolean =>
        lines.some((line) => sections.every((number) => line.includes(number)))
    if (sections.length < 2) return 'section'
    if (through(rows)) return 'row'
    return through((rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? 0))) ? 'column' : 'sections'
}

type Boards = Record<string, Printed>

/** Put boards in place. */
export function setPlans(boards: Boards): void {
    plans = Object.fromEntries(Object.entries(boards).map(([name, board]) => [name, read(board)]))
}

/** Fetch the boards of a table; without one, those that come with the game. */
export async function loadPlans(code: string): Promise<void> {
    setPlans(await (code ? get<Boards>(`/api/tables/${encodeURIComponent(code)}/faces`) : printed()))
}

async function printed(): Promise<Boards> {
    const games = await get<{ name: string; faces: Boards }[]>('/api/games')
    return games.find(({ name }) => name === 'kairo')?.faces ?? {}
}

const NONE: Plan = { rows: 1, cols: 1, kinds: [], sections: [], cards: {}, counts: NOTHING }

/** A board by its name; without squares while it is not known. */
export function planOf(board: string): Plan {
    return plans[board] ?? NONE
}

/** A1 is the north-west corner; after Z comes AA. */
export function squareName(plan: Plan, index: number): string {
    let column = index % plan.cols
    let letters = ''
    for (; column >= 0; column = Math.floor(column / 26) - 1)
        letters = String.fromCharCode(65 + (column % 26)) + letters
    return `${letters}${Math.floor(index / plan.cols) + 1}`
}

/** The number of a square; -1 if the board has none of this name. */
export function squareIndex(plan: Plan, name: string): number {
    const [, letters = '', row = '0'] = /^([A-Z]+)(\d+)$/.exec(name) ?? []
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    const index = (Number(row) - 1) * plan.cols + column
    return letters && column < plan.cols && index < plan.kinds.length ? index : -1
}

const STEPS: Record<Side, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

/** The square on one side of another; -1 where the board ends. */
export function beside(plan: Plan, index: number, side: Side): number {
    const [x, y] = STEPS[side]
    const column = (index % plan.cols) + x
    const row = Math.floor(index / plan.cols) + y
    if (column < 0 || column >= plan.cols || row < 0 || row >= plan.rows) return -1
    const found = row * plan.cols + column
    return plan.kinds[found] === '#' ? -1 : found
}
