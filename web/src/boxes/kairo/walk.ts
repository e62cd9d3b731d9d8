// The way a customer is drawn to take. Only a picture: where it may be lured to, the server says.
import { beside, squareIndex, squareName, type Plan } from './plan.svelte'
import { SIDES, standsOf, type KairoView } from './view'

/** The squares of a shortest way from one square to another, both included; empty if there is none. */
export function wayOf(plan: Plan, view: KairoView, from: string, to: string): string[] {
    const walls = new Set(standsOf(view).flatMap(({ stand }) => [stand.main, ...stand.expansions]))
    const start = squareIndex(plan, from)
    const goal = squareIndex(plan, to)
    const before = new Map<number, number>([[start, -1]])
    const queue = [start]
    for (const at of queue) {
        if (at === goal) break
        for (const side of SIDES) {
            const next = beside(plan, at, side)
            if (next < 0 || before.has(next) || plan.kinds[next] === 'R') continue
            if (walls.has(squareName(plan, next))) continue
            before.set(next, at)
            queue.push(next)
        }
    }
    if (start < 0 || !before.has(goal)) return []
    const way: string[] = []
    for (let at = goal; at >= 0; at = before.get(at) ?? -1) way.unshift(squareName(plan, at))
    return way
}

/** Half way between every two points, and the direction of that step: 0 is north. */
export function walked(points: { x: number; y: number }[]): { x: number; y: number; turn: number }[] {
    return points.slice(1).map((to, i) => {
        const from = points[i]!
        const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
        return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn }
    })
}
