// The edges between places: where they lie on the board, and the way from one to the next.
import { say } from '$lib/i18n/catalogue.svelte'
import { PLACES, type View } from '$boxes/istanbul/view'

/** An edge in half places: row and column of its middle. */
export interface Edge {
    /** As `7|17`. */
    name: string
    row: number
    column: number
    /** Whether the places lie side by side, so that the edge stands upright. */
    upright: boolean
}

export function endsOf(name: string): number[] {
    return name.split('|').map(Number)
}

/** Where an edge lies; nothing if its places are not on the board. */
export function edgeAt(name: string, layout: number[], columns: number): Edge | null {
    const [a = -1, b = -1] = endsOf(name).map((number) => layout.indexOf(number))
    if (a < 0 || b < 0) return null
    const row = Math.floor(a / columns) + Math.floor(b / columns)
    const column = (a % columns) + (b % columns)
    return { name, row, column, upright: column % 2 === 1 }
}

/** The two places of an edge as an area of the board's grid. */
export function areaOf({ row, column }: Edge): string {
    const [top, left] = [Math.floor(row / 2) + 1, Math.floor(column / 2) + 1]
    return `${top} / ${left} / ${Math.ceil(row / 2) + 2} / ${Math.ceil(column / 2) + 2}`
}

/** The place on the other side of the barrier, if that lies at this one. */
export function beyondBarrier(view: View, number: number): string {
    const ends = endsOf(view.barrier?.edge ?? '')
    const other = ends.find((end) => end !== number)
    return other && ends.includes(number) ? placeWithNumber(other) : ''
}

const WAYS: Record<string, [number, number]> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
}

/** The next edge in the direction of an arrow key: along its row, or the nearest one of the next row. */
export function nextEdge(edges: Edge[], from: Edge, key: string): Edge | undefined {
    const [down, right] = WAYS[key] ?? [0, 0]
    const rows = (edge: Edge): number => (edge.row - from.row) * down
    const columns = (edge: Edge): number => (edge.column - from.column) * right
    const aside = (edge: Edge): number => Math.abs(edge.column - from.column)
    const ahead = edges.filter((edge) =>
        right ? edge.row === from.row && columns(edge) > 0 : rows(edge) > 0,
    )
    const far = (edge: Edge): number => (right ? columns(edge) : 100 * rows(edge) + aside(edge))
    return ahead.sort((one, two) => far(one) - far(two))[0]
}

/** `7 Fountain | 17 Roasting Plant`. */
export function edgeName(name: string): string {
    return endsOf(name).map(placeWithNumber).join(' | ')
}

export function placeWithNumber(number: number): string {
    return `${number} ${say(`name.place.${PLACES[number] ?? ''}`)}`
}
