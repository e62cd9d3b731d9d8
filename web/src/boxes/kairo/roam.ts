// How keys walk over the squares.
import type { Plan } from './plan.svelte'

export const STEPS: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
}

/** The next square that way; with `far` the first one of another section. Where there is none: the same. */
export function roam(plan: Plan, at: number, [x, y]: readonly [number, number], far: boolean): number {
    let [column, row] = [at % plan.cols, Math.floor(at / plan.cols)]
    for (;;) {
        ;[column, row] = [column + x, row + y]
        if (column < 0 || column >= plan.cols || row < 0 || row >= plan.rows) return at
        const index = row * plan.cols + column
        if (plan.kinds[index] === '#') continue
        if (!far || plan.sections[index] !== plan.sections[at]) return index
    }
}
