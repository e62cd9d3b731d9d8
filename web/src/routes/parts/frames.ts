// The pictures of a replay, each fetched once.
import type { TableView } from '$lib/match/view'

export class Frames {
    readonly #held = new Map<number, Promise<TableView>>()
    readonly #fetch: (step: number) => Promise<TableView>

    constructor(fetch: (step: number) => Promise<TableView>) {
        this.#fetch = fetch
    }

    /** The view at a step; a failed one is asked for again next time. */
    at(step: number): Promise<TableView> {
        const held = this.#held.get(step)
        if (held) return held
        const asked = this.#fetch(step)
        asked.catch(() => this.#held.delete(step))
        this.#held.set(step, asked)
        return asked
    }
}
