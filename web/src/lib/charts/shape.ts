// From what the server tells of a game to what the charts draw. No drawing here.

/** One row of a table twin: a label, and a number or words per seat. */
export interface Row {
    label: string
    values: (number | string)[]
}

/** Numbers by turn and seat, turned into numbers by seat and turn. */
export function bySeat(byTurn: readonly number[][]): number[][] {
    return (byTurn[0] ?? []).map((_, seat) => byTurn.map((values) => values[seat] ?? 0))
}

/** The last numbers of every round, with the number of the round; `rounds` says that of every turn. */
export function byRound(
    rounds: readonly number[],
    byTurn: readonly number[][],
): { ticks: number[]; values: number[][] } {
    const last = new Map<number, number[]>()
    rounds.forEach((round, i) => last.set(round, byTurn[i] ?? []))
    last.delete(0)
    return { ticks: [...last.keys()], values: [...last.values()] }
}

/** Places with something to show, the one with the largest turnover first. */
export function ranked(byPlace: Readonly<Record<string, number[]>>): [string, number[]][] {
    const size = (values: number[]): number => values.reduce((sum, value) => sum + Math.abs(value), 0)
    return Object.entries(byPlace)
        .filter(([, values]) => size(values) > 0)
        .sort(([, a], [, b]) => size(b) - size(a))
}

/** Visits of a place and how warm its field is, 0 to 1. */
export function heat(visits: Readonly<Record<string, number[]>>, places: readonly string[]) {
    const sum = (place: string): number => (visits[place] ?? []).reduce((all, count) => all + count, 0)
    const most = Math.max(1, ...places.map(sum))
    return places.map((place) => ({
        place,
        count: sum(place),
        seats: visits[place] ?? [],
        warm: sum(place) / most,
    }))
}

/** A round number not below the highest value, and the marks up to it. */
export function marks(highest: number, most = 5): number[] {
    const sizes = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
    const step = sizes.find((size) => highest / size <= most) ?? Math.ceil(highest / most)
    const top = Math.max(1, Math.ceil(highest / step)) * step
    return Array.from({ length: top / step + 1 }, (_, i) => i * step)
}

/** Round numbers around what lies between two: at least two, five or so. */
export function rungs(low: number, high: number, most = 5): number[] {
    const rough = Math.max(1, high - low) / (most - 1)
    const power = 10 ** Math.floor(Math.log10(rough))
    const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= rough) ?? rough
    const first = Math.floor(low / step)
    const last = Math.max(first + 1, Math.ceil(high / step))
    return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** Every `nth` of a list of labels, so that at most `most` remain; the first is always there. */
export function every(length: number, most: number): number {
    return Math.max(1, Math.ceil(length / Math.max(1, most)))
}

export interface Point {
    x: number
    y: number
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A path through the points: straight, or level until the next one (for things that are counted). */
export function line(points: readonly Point[], stepped: boolean): string {
    return points
        .map(({ x, y }, i) => {
            if (i === 0) return `M${round(x)} ${round(y)}`
            return stepped ? `H${round(x)}V${round(y)}` : `L${round(x)} ${round(y)}`
        })
        .join('')
}

/** The wanted heights moved apart to at least `gap`, inside the limits, in their order. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
    const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
    const placed: number[] = [...wanted]
    let floor = low
    for (const i of order) {
        placed[i] = Math.max(placed[i] ?? 0, floor)
        floor = (placed[i] ?? 0) + gap
    }
    let ceiling = high
    for (const i of [...order].reverse()) {
        placed[i] = Math.min(placed[i] ?? 0, ceiling)
        ceiling = (placed[i] ?? 0) - gap
    }
    return placed
}
