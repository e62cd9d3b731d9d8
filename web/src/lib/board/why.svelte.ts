// What can be asked about a thing: why it is not possible (after 300 ms of pointing, at once on focus or tap), and
// what it is at all (after a long press, or with the question mark).
import type { Match } from '$lib/match/match.svelte'
import type { TableView } from '$lib/match/view'

const PATIENCE = 300
const GRACE = 400 // the way from a thing to the link in its bubble

export class Why<V extends TableView = TableView> {
    token = $state('')
    /** A sentence known without asking. */
    said = $state('')
    rect = $state.raw<DOMRect | null>(null)
    /** The thing it is said about. */
    target: HTMLElement | null = null
    /** What is explained in a window of its own: `place.palace`, `card.stay`. */
    topic = $state('')
    #timer = 0
    #held = false

    constructor(readonly match: Match<V>) {}

    get text(): string {
        return this.said || (this.match.reason(this.token)?.text ?? '')
    }

    get rule(): string {
        return this.said ? '' : (this.match.reason(this.token)?.rule ?? '')
    }

    /** Pointed at: wait a little. */
    point(target: HTMLElement, token: string, said = ''): void {
        clearTimeout(this.#timer)
        this.#timer = window.setTimeout(() => this.tell(target, token, said), PATIENCE)
    }

    /** Focused or tapped: say it now. */
    tell(target: HTMLElement, token: string, said = ''): void {
        clearTimeout(this.#timer)
        this.token = token
        this.said = said
        this.target = target
        this.rect = target.getBoundingClientRect()
        if (!said) this.match.askWhy(token)
    }

    /** No longer pointed at or focused: the bubble waits a moment, and as long as its link is in use. */
    leave(): void {
        clearTimeout(this.#timer)
        if (this.rect && !this.#held) this.#timer = window.setTimeout(() => this.hide(), GRACE)
    }

    /** The link in the bubble is pointed at or focused, or no longer. */
    hold(held: boolean): void {
        this.#held = held
        if (held) clearTimeout(this.#timer)
        else this.leave()
    }

    explain(topic: string): void {
        this.hide()
        this.topic = topic
    }

    hide(): void {
        clearTimeout(this.#timer)
        this.#held = false
        this.token = ''
        this.said = ''
        this.rect = null
    }
}
