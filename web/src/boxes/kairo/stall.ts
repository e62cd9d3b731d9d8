// The outline of a stall of any shape, and what hangs on it.
export const UNIT = 60 // from square to square

/** A square by its column and row. */
export interface Cell {
    x: number
    y: number
}

/** How far each side is moved inwards: north, east, south, west. */
export type Insets = readonly [number, number, number, number]

export const SHADOW: Insets = [5, 1, -3, 5]
export const BODY: Insets = [12, 5, 3, 5]
export const AWNING: Insets = [3, 2, 21, 2]
export const HEM: Insets = [6.5, 5.5, 24, 5.5]
export const even = (by: number): Insets => [by, by, by, by]

// by side, clockwise from the north: where its edge begins, where it leads, what lies beyond
const BEGINS = [[0, 0], [1, 0], [1, 1], [0, 1]] as const // prettier-ignore
const LEADS = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const // prettier-ignore
const BEYOND = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const // prettier-ignore
type Side = 0 | 1 | 2 | 3
const SIDES: Side[] = [0, 1, 2, 3]
/** At the end of an edge first to the right: squares that only touch by a corner stay apart. */
const TURNS = [1, 0, 3]

const has = (cells: readonly Cell[], x: number, y: number): boolean =>
    cells.some((cell) => cell.x === x && cell.y === y)
const edgeAt = (x: number, y: number, side: number): string => `${x} ${y} ${side}`

function edgesOf(cells: readonly Cell[]): Set<string> {
    const edges = cells.flatMap(({ x, y }) =>
        SIDES.filter((side) => !has(cells, x + BEYOND[side][0], y + BEYOND[side][1])).map((side) =>
            edgeAt(x + BEGINS[side][0], y + BEGINS[side][1], side),
        ),
    )
    return new Set(edges)
}

interface Corner extends Cell {
    into: Side
    out: Side
}

/** The corners of every outline, clockwise; those of a hole run the other way. */
function loopsOf(cells: readonly Cell[]): Corner[][] {
    const open = edgesOf(cells)
    return [...open].flatMap((first) => {
        if (!open.has(first)) return []
        const loop: Corner[] = []
        for (let at = ''; at !== first; open.delete(at)) {
            const [fx = 0, fy = 0, side = 0] = (at || first).split(' ').map(Number)
            const into = side as Side
            const [x, y] = [fx + LEADS[into][0], fy + LEADS[into][1]]
            const ways = TURNS.map((turn) => ((into + turn) % 4) as Side)
            const out = ways.find((way) => open.has(edgeAt(x, y, way))) ?? into
            if (out !== into) loop.push({ x, y, into, out })
            at = edgeAt(x, y, out)
        }
        return [loop]
    })
}

/** Every side moved inwards: a corner takes x from its upright edge and y from its level one. */
function inwards({ x, y, into, out }: Corner, [n, e, s, w]: Insets): Cell {
    const upright = into % 2 ? into : out
    const level = into % 2 ? out : into
    return { x: x * UNIT + (upright === 1 ? -e : w), y: y * UNIT + (level === 2 ? -s : n) }
}

const towards = (from: Cell, to: Cell, by: number): string => {
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const part = Math.min(by, far / 2) / far
    return `${+(from.x + (to.x - from.x) * part).toFixed(2)} ${+(from.y + (to.y - from.y) * part).toFixed(2)}`
}

/** The outline of squares as one path, its sides moved inwards and its corners rounded. */
export function trace(cells: readonly Cell[], insets: Insets, r: number): string {
    return loopsOf(cells)
        .map((loop) => {
            const points = loop.map((corner) => inwards(corner, insets))
            const rounded = points.map((point, i) => {
                const [before, after] = [points.at(i - 1)!, points[(i + 1) % points.length]!]
                return `${towards(point, before, r)}Q${point.x} ${point.y} ${towards(point, after, r)}`
            })
            return `M${rounded.join('L')}Z`
        })
        .join('')
}

export interface Front {
    /** Of the counter and of the awning over it. */
    from: number
    to: number
    top: number
    /** Whether the stall ends there. */
    west: boolean
    east: boolean
}

/** Where a stall has its counters: rows of squares without another one of it in the south. */
export function fronts(cells: readonly Cell[]): Front[] {
    const open = cells.filter(({ x, y }) => !has(cells, x, y + 1))
    return open
        .filter(({ x, y }) => !has(open, x - 1, y))
        .map(({ x, y }) => {
            let end = x
            while (has(open, end + 1, y)) end += 1
            const [west, east] = [!has(cells, x - 1, y), !has(cells, end + 1, y)]
            return { from: x * UNIT, to: (end + 1) * UNIT, top: y * UNIT, west, east }
        })
}

const GOOD = 11.6 // so wide is a pile of goods

/** Where goods stand on a counter, evenly. */
export function goods({ from, to, west, east }: Front): number[] {
    const [start, end] = [from + (west ? 5 : 0), to - (east ? 5 : 0)]
    const count = Math.floor((end - start - 4) / 13)
    const gap = (end - start - count * GOOD) / (count + 1)
    return Array.from({ length: count }, (_, i) => start + gap + i * (GOOD + gap))
}

const SCALLOPS = 6 // of a square

/** The valance of an awning: every second scallop as one path. */
export function valance({ from, to, top, west, east }: Front): [string, string] {
    const [start, end] = [from + (west ? 2 : 0), to - (east ? 2 : 0)]
    const count = ((to - from) / UNIT) * SCALLOPS
    const wide = (end - start) / count
    const scallop = (i: number): string => {
        const [a, b] = [start + i * wide, start + (i + 1) * wide].map((x) => +x.toFixed(1))
        return `M${a} ${top + 37}H${b}V${top + 42}Q${(a! + b!) / 2} ${top + 48.5} ${a} ${top + 42}Z`
    }
    const all = Array.from({ length: count }, (_, i) => scallop(i))
    return [all.filter((_, i) => i % 2 === 0).join(''), all.filter((_, i) => i % 2).join('')]
}

/** The seams between squares: the size can be counted. */
export function seams(cells: readonly Cell[]): string {
    return cells
        .map(({ x, y }) => {
            const [left, top] = [x * UNIT, y * UNIT]
            const deep = has(cells, x, y + 1) && has(cells, x + 1, y + 1)
            const east = has(cells, x + 1, y) ? `M${left + 60} ${top + 6}V${top + (deep ? 60 : 38)}` : ''
            const south = has(cells, x, y + 1) ? `M${left + 6} ${top + 60}H${left + 54}` : ''
            return east + south
        })
        .join('')
}
