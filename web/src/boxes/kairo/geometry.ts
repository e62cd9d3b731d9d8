// Where things are on the map. The market begins at 0, 0; around it lie names, roofs and an arcade.
import type { Plan } from './plan.svelte'
import { UNIT, type Cell } from './stall'

export { UNIT }

/** What is seen around the market. */
export interface Frame {
    left: number
    top: number
    right: number
    bottom: number
}
export const WIDE: Frame = { left: 50, top: 30, right: 50, bottom: 50 }
/** For low windows: less of the arcade. */
export const LOW: Frame = { ...WIDE, bottom: 38 }
/** For small screens: less of the roofs. */
export const TIGHT: Frame = { left: 32, top: 30, right: 20, bottom: 18 }

export const widthOf = (plan: Plan, frame = WIDE): number => frame.left + plan.cols * UNIT + frame.right
export const heightOf = (plan: Plan, frame = WIDE): number => frame.top + plan.rows * UNIT + frame.bottom
/** In squares, for the room it takes. */
export const sizeOf = (plan: Plan): { columns: number; rows: number } => ({
    columns: widthOf(plan) / UNIT,
    rows: heightOf(plan) / UNIT,
})
export const viewBox = (plan: Plan, frame = WIDE): string =>
    `${-frame.left} ${-frame.top} ${widthOf(plan, frame)} ${heightOf(plan, frame)}`

export const cellOf = (plan: Plan, index: number): Cell => ({
    x: index % plan.cols,
    y: Math.floor(index / plan.cols),
})

/** The middle of a square. */
export function middle(plan: Plan, index: number): Cell {
    const { x, y } = cellOf(plan, index)
    return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT }
}

/** The squares that are of a kind, or in a place. */
export function cellsOf(plan: Plan, is: (kind: string, index: number) => boolean): Cell[] {
    return plan.kinds.flatMap((kind, index) => (is(kind, index) ? [cellOf(plan, index)] : []))
}

/** The smallest rectangle around squares: its corner and its size in squares. */
export function boxOf(cells: readonly Cell[]): Cell & { w: number; h: number } {
    const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 }
}
