// The fields of a position as a form has them: the table first, then every seat.
import type { Editor, EditorField } from '$lib/protocol'

export type Laid = EditorField['value']

export interface Group {
    /** Less than 0 for the table. */
    seat: number
    fields: EditorField[]
}

export function groups({ fields, names }: Pick<Editor, 'fields' | 'names'>): Group[] {
    return [-1, ...names.keys()].map((seat) => ({ seat, fields: fields.filter((one) => one.seat === seat) }))
}

/** All of them in another order: a word changes places with the one that lies there. */
export function swapped(order: string[], at: number, word: string): string[] {
    const other = order.indexOf(word)
    return order.map((one, i) => (i === at ? word : i === other ? (order[at] ?? one) : one))
}
