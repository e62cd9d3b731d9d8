// How near the board is looked at: the whole of it, or a part that is panned.
const LEVELS = [1, 1.4, 1.9, 2.6]

export class Zoom {
    #at = $state(0)

    get level(): number {
        return LEVELS[this.#at] ?? 1
    }

    get whole(): boolean {
        return this.#at === 0
    }

    in(): void {
        this.#at = Math.min(LEVELS.length - 1, this.#at + 1)
    }

    out(): void {
        this.#at = Math.max(0, this.#at - 1)
    }

    reset(): void {
        this.#at = 0
    }

    /** From the overview to a size at which tiles can be read. */
    near(): void {
        this.#at = Math.max(this.#at, 2)
    }
}
