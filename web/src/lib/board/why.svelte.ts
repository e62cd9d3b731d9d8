// The bubble that says why something is not possible: after 300 ms of pointing, at once on focus or tap.
import type { Match } from '$lib/match/match.svelte'

const PATIENCE = 300

export class Why {
    token = $state('')
    /** A sentence known without asking. */
    said = $state('')
    rect = $state.raw<DOMRect | null>(null)
    #timer = 0

    constructor(readonly match: Match) {}

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
        this.rect = target.getBoundingClientRect()
        if (!said) this.match.askWhy(token)
    }

    hide(): void {
        clearTimeout(this.#timer)
        this.token = ''
        this.said = ''
        this.rect = null
    }
}
