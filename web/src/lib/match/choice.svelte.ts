// What the person has half chosen: a place, a group of options, pieces of a set. Sent only when confirmed.
import type { Ask, Option } from '$lib/net/wire'

export class Choice {
    /** The verb whose places the board offers; empty for the main question. */
    mode = $state('')
    chosen = $state.raw<Option | null>(null)
    /** Places ticked while a set is asked. */
    ticked = $state.raw<string[]>([])

    /** What was given as an answer: even if the next question offers the same, somebody chooses anew. */
    #given: Option | null = null

    give(): void {
        this.#given = this.chosen
    }

    reset(): void {
        this.mode = ''
        this.chosen = null
        this.ticked = []
    }

    /** A new question: keep the choice if it is still on offer. */
    follow(ask: Ask | null): void {
        const token = this.chosen === this.#given ? '' : this.chosen?.token
        const kept = ask?.mine ? (ask.options.find((option) => option.token === token) ?? null) : null
        const mode = this.mode
        this.reset()
        this.chosen = kept
        if (kept && ask?.options.some((option) => option.verb === mode)) this.mode = mode
    }

    enter(verb: string): void {
        this.reset()
        this.mode = verb
    }

    tick(place: string): void {
        this.ticked = this.ticked.includes(place)
            ? this.ticked.filter((other) => other !== place)
            : [...this.ticked, place]
    }
}
