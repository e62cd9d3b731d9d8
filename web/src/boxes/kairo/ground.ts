// What lies on the ground of a market, whatever its plan: borders, seals, gardens, and the roofs around it.
import { boxOf, cellOf, cellsOf, UNIT, WIDE } from './geometry'
import type { Plan } from './plan.svelte'
import type { Cell } from './stall'

const numbersOf = (plan: Plan): number[] => [...new Set(plan.sections)].filter(Boolean)

/** A stretch of border between two sections. */
export interface Band extends Cell {
    long: number
    upright: boolean
}

/** The borders between sections, as long as they run straight. None where there is no market beyond. */
export function bands(plan: Plan): Band[] {
    const at = (x: number, y: number): number => plan.sections[y * plan.cols + x] ?? 0
    const level = (x: number, y: number): boolean =>
        y > 0 && Boolean(at(x, y - 1) && at(x, y)) && at(x, y - 1) !== at(x, y)
    const upright = (x: number, y: number): boolean =>
        x > 0 && Boolean(at(x - 1, y) && at(x, y)) && at(x - 1, y) !== at(x, y)
    const found: Band[] = []
    plan.sections.forEach((_, index) => {
        const { x, y } = cellOf(plan, index)
        if (level(x, y) && !(x > 0 && level(x - 1, y))) {
            let end = x
            while (end < plan.cols && level(end, y)) end += 1
            found.push({ x: x * UNIT, y: y * UNIT, long: (end - x) * UNIT, upright: false })
        }
        if (upright(x, y) && !(y > 0 && upright(x, y - 1))) {
            let end = y
            while (end < plan.rows && upright(x, end)) end += 1
            found.push({ x: x * UNIT, y: y * UNIT, long: (end - y) * UNIT, upright: true })
        }
    })
    return found
}

/** Each section's number at the corner of its first square. */
export function seals(plan: Plan): (Cell & { number: number })[] {
    return numbersOf(plan).map((number) => {
        const { x, y } = cellOf(plan, plan.sections.indexOf(number))
        return { number, x: x * UNIT, y: y * UNIT }
    })
}

/** Every second section, so that neighbours differ wherever that is possible. */
export function tinted(plan: Plan): number[] {
    const beside = new Map(numbersOf(plan).map((number) => [number, new Set<number>()]))
    const meet = (a = 0, b = 0): void => {
        if (!a || !b || a === b) return
        beside.get(a)?.add(b)
        beside.get(b)?.add(a)
    }
    plan.sections.forEach((section, index) => {
        if ((index + 1) % plan.cols) meet(section, plan.sections[index + 1])
        meet(section, plan.sections[index + plan.cols])
    })
    const tint = new Map<number, boolean>()
    const give = (number: number, dark: boolean): void => {
        if (tint.has(number)) return
        tint.set(number, dark)
        for (const other of beside.get(number) ?? []) give(other, !dark)
    }
    for (const number of beside.keys()) give(number, false)
    return [...tint].flatMap(([number, dark]) => (dark ? [number] : []))
}

/** Squares that are no market, each group that hangs together by itself. */
export function gardens(plan: Plan): Cell[][] {
    const left = cellsOf(plan, (kind) => kind === '#')
    const groups: Cell[][] = []
    while (left.length) {
        const group = left.splice(0, 1)
        for (const { x, y } of group)
            for (let i = left.length - 1; i >= 0; i -= 1) {
                const one = left[i]!
                if (Math.abs(one.x - x) + Math.abs(one.y - y) === 1) group.push(...left.splice(i, 1))
            }
        groups.push(group)
    }
    return groups
}

/** The middle of the open squares of each section, if there is room for an ornament. */
export function hearts(plan: Plan): Cell[] {
    return numbersOf(plan).flatMap((number) => {
        const cells = cellsOf(plan, (kind, i) => plan.sections[i] === number && '.C'.includes(kind))
        const { x, y, w, h } = boxOf(cells)
        return w > 2 && h > 2 ? [{ x: (x + w / 2) * UNIT, y: (y + h / 2) * UNIT }] : []
    })
}

const ROOFS = [84, 62, 88, 70, 80, 66, 76] // how long the houses of the sprite are

/** Houses along a side, beginning with the one of this number. */
export function roofs(plan: Plan, first: number): { name: string; y: number; long: number }[] {
    const found = []
    const end = plan.rows * UNIT + WIDE.bottom
    for (let y = -WIDE.top, i = first; y < end; i += 1) {
        const nth = i % ROOFS.length
        const long = ROOFS[nth]!
        found.push({ name: `kairo-roof-${nth + 1}`, y, long })
        y += long
    }
    return found
}

/** Where lamps hang: at the rim, beside the borders that reach it. */
export function lamps(plan: Plan): Cell[] {
    const end = plan.cols * UNIT
    return bands(plan)
        .filter(({ upright }) => !upright)
        .flatMap(({ x, y, long }) => [
            ...(x === 0 ? [{ x: -22, y }] : []),
            ...(x + long === end ? [{ x: end + 22, y }] : []),
        ])
}
