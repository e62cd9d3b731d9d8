// What can be asked about a thing: what it is now and why it is not possible (after 300 ms of pointing, at once on
// focus or tap), and what it is at all (after a long press, or with the question mark).
import { getContext, setContext, untrack } from 'svelte'
import type { Match } from '$lib/match/match.svelte'
import type { TableView } from '$lib/match/view'
import { plain, refused, type Told } from './told'

const PATIENCE = 300
const GRACE = 400 // the way from a thing to the link in its bubble

/** What is known of a thing: a sentence, or its parts as they are at the moment; and its rule. */
export interface About {
    told?: () => Told[]
    rule?: string
}

export class Why<V extends TableView = TableView> {
    token = $state('')
    #about = $state.raw<About>({})
    rect = $state.raw<DOMRect | null>(null)
    /** The thing it is said about. */
    target: HTMLElement | null = null
    /** What is explained in a window of its own: `place.palace`, `card.stay`. */
    topic = $state('')
    /** A pointer has moved here; one that still rests where it pressed the way here points at nothing. */
    awake = false
    #timer = 0
    #held = false

    constructor(readonly match: Match<V>) {}

    /** What the bubble says; without anything known of the thing, why it is not possible. Nothing of what is gone. */
    get told(): Told[] {
        if (this.target?.isConnected === false) return []
        const refusal = refused(this.match.reason(this.token))
        return this.#now() ?? refusal
    }

    /** As the match stands; what tells it belongs to the thing and may go with it, so it is not depended on. */
    #now(): Told[] | undefined {
        const { told } = this.#about
        void [this.match.view, this.match.ask, this.match.info]
        return told && untrack(told)
    }

    get rule(): string {
        return this.match.reason(this.token)?.rule || (this.#about.rule ?? '')
    }

    /** Pointed at: wait a little. */
    point(target: HTMLElement, token: string, about: About = {}): void {
        clearTimeout(this.#timer)
        this.#timer = window.setTimeout(() => this.awake && this.tell(target, token, about), PATIENCE)
    }

    /** Focused or tapped: say it now. */
    tell(target: HTMLElement, token: string, about: About | string = {}): void {
        clearTimeout(this.#timer)
        this.token = token
        this.#about = typeof about === 'string' ? { told: () => [plain(about)] } : about
        this.target = target
        this.rect = target.getBoundingClientRect()
        if (token) this.match.askWhy(token)
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
        this.#about = {}
        this.rect = null
    }
}

const KEY = 'why'

export function lendWhy(why: Why): void {
    setContext(KEY, why)
}

/** Of the table this component belongs to, if it belongs to one. */
export const lentWhy = (): Why | undefined => getContext<Why | undefined>(KEY)
