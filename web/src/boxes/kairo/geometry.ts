// Where things are drawn on the map.
import type { Plan } from './plan.svelte'

export const UNIT = 34 // from square to square
const HALF = 16 // of a square
const CORNER = 4
export const MARGIN = { left: 20, top: 18, right: 4, bottom: 4 }

export const widthOf = (plan: Plan): number => MARGIN.left + plan.cols * UNIT + MARGIN.right
export const heightOf = (plan: Plan): number => MARGIN.top + plan.rows * UNIT + MARGIN.bottom
/** In squares, for the room it takes. */
export const sizeOf = (plan: Plan): { columns: number; rows: number } => ({
    columns: widthOf(plan) / UNIT,
    rows: heightOf(plan) / UNIT,
})
export const viewBox = (plan: Plan): string => `0 0 ${widthOf(plan)} ${heightOf(plan)}`

/** The middle of a square. */
export function middle(plan: Plan, index: number): { x: number; y: number } {
    return {
        x: MARGIN.left + ((index % plan.cols) + 0.5) * UNIT,
        y: MARGIN.top + (Math.floor(index / plan.cols) + 0.5) * UNIT,
    }
}

/** All squares of a kind, or in a place, as one path. */
export function outline(plan: Plan, is: (kind: string, index: number) => boolean): string {
    const side = 2 * (HALF - CORNER)
    const c = CORNER
    return plan.kinds
        .map((kind, index) => {
            if (kind === '#' || !is(kind, index)) return ''
            const { x, y } = middle(plan, index)
            return (
                `M${x - HALF + c} ${y - HALF}h${side}a${c} ${c} 0 0 1 ${c} ${c}v${side}` +
                `a${c} ${c} 0 0 1 ${-c} ${c}h${-side}a${c} ${c} 0 0 1 ${-c} ${-c}v${-side}a${c} ${c} 0 0 1 ${c} ${-c}z`
            )
        })
        .join('')
}

/** The borders between sections as one path. */
export function sections(plan: Plan): string {
    const half = UNIT / 2
    return plan.sections
        .map((section, index) => {
            const { x, y } = middle(plan, index)
            const east = (index + 1) % plan.cols ? plan.sections[index + 1] : section
            const south = plan.sections[index + plan.cols] ?? section
            return (
                (east !== section ? `M${x + half} ${y - half}v${UNIT}` : '') +
                (south !== section ? `M${x - half} ${y + half}h${UNIT}` : '')
            )
        })
        .join('')
}

/** Each section's number in the corner of its first square. */
export function sectionNumbers(plan: Plan): { number: number; x: number; y: number }[] {
    const seen = new Set<number>([0])
    return plan.sections.flatMap((number, index) => {
        if (seen.has(number)) return []
        seen.add(number)
        const { x, y } = middle(plan, index)
        return [{ number, x: x - HALF + 3, y: y - HALF + 12 }]
    })
}

/** A small map in a box of 60 by 60, one path for the squares of these sections or of all others. */
export function small(plan: Plan, shown: number[], inside: boolean): string {
    const step = 60 / Math.max(plan.cols, plan.rows)
    return plan.sections
        .map((section, index) =>
            section && shown.includes(section) === inside
                ? `M${((index % plan.cols) * step).toFixed(1)} ${(Math.floor(index / plan.cols) * step).toFixed(1)}` +
                  `h${(step * 0.86).toFixed(1)}v${(step * 0.86).toFixed(1)}h${(-step * 0.86).toFixed(1)}z`
                : '',
        )
        .join('')
}
