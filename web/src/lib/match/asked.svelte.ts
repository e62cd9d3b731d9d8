// What this screen is asked, and how its person answers.
import { Follow } from '$lib/follow/follow.svelte'
import { t } from '$lib/i18n/index.svelte'
import type { Connection } from '$lib/net/connection.svelte'
import type { Ask, Option, Reason } from '$lib/net/wire'
import { sound } from '$lib/sound/sound'
import { Choice } from './choice.svelte'
import { People } from './people.svelte'
import { WATCHER } from './talk.svelte'
import type { TableView } from './view'

const still = (ask: Ask | null): Ask | null =>
    ask && { ...ask, mine: false, options: [], ways: [], passing: '', undo: { allowed: false, text: '' } }

export abstract class Asked<V extends TableView> extends People {
    abstract connection: Connection
    /** What is drawn; lags behind the server while events play. */
    view = $state.raw<V | null>(null)
    #put = $state.raw<Ask | null>(null)
    #still: Ask | null = null
    /** How many lines of the log came while this page was away. */
    missed = $state(0)
    as = $state(WATCHER)
    seq = $state(0)
    playing = $state(false)
    busy = $state(false)
    /** What rivals do, and all turns. */
    follow: Follow = new Follow((turn) => this.sentence(turn))
    /** The last own step, or the turn of a rival, for those who listen. */
    told = $state('')
    notice = $state('')
    reasons = $state.raw<Record<string, Reason>>({})
    choice = new Choice()
    /** The turn to which this screen was called last. */
    #called = ''

    /** The question that stands; a table that was stopped offers nothing. */
    get ask(): Ask | null {
        return this.info?.stopped ? this.#still : this.#put
    }

    set ask(ask: Ask | null) {
        this.#put = ask
        this.#still = still(ask)
    }

    /** Whether the person may answer now. */
    get mayAct(): boolean {
        return Boolean(this.ask?.mine) && !this.playing && !this.busy && this.connection.state === 'open'
    }

    /** Let a robot play at a seat, or nobody but its person. */
    handOver(seat: number, bot: string | null = 'greedy'): void {
        this.connection.send({ t: 'handover', seat, bot })
    }

    /** Another seat of this screen that is asked now, -1 for none. */
    get next(): number {
        const seat = this.ask?.seat ?? -1
        const shared = this.you.length > 1 && this.you.includes(seat)
        return shared && seat !== this.as && !this.playing ? seat : -1
    }

    /** Whether nobody's cards are shown until the next one says that they see the screen alone. */
    get covered(): boolean {
        return this.next >= 0 && this.as < 0
    }

    /** Done: cover the cards of whoever had this screen. */
    passOn(): void {
        this.connection.send({ t: 'look', seat: WATCHER })
    }

    /** The next one is alone with the screen: the server tells what that seat may know, and not before. */
    uncover(): void {
        this.connection.send({ t: 'look', seat: this.next })
    }

    /** Whether somebody is asked in the turn of another. */
    get outOfTurn(): boolean {
        const active = this.view?.active ?? -1
        return Boolean(this.ask?.mine) && active >= 0 && active !== this.as
    }

    /** The question in words, for whoever does not see it. */
    get call(): string {
        const w = t().ask
        return this.ask?.mine ? `${this.outOfTurn ? w.asked : w.yourTurn} ${this.ask.title}` : ''
    }

    /** What is heard after a question: whose turn it is, and what led to it. */
    get happened(): string {
        const w = t().ask
        return `${this.outOfTurn ? `${w.youAreAsked}.` : w.yourTurn} ${this.told}`.trim()
    }

    /** Call the person with a sound. */
    protected summon(): void {
        if (this.outOfTurn) sound('knock')
        this.ring(this.view?.turn, this.as, !this.outOfTurn)
    }

    /** The bell, once in a turn. */
    protected ring(number: number | undefined, seat: number, heard = true): void {
        const turn = `${number} ${seat}`
        if (heard && turn !== this.#called) sound('bell')
        this.#called = turn
    }

    /** Answer the question with an option, and with what its plan foresees. */
    act(option: Option): void {
        if (this.connection.state !== 'open') this.notice = t().ask.lost
        if (!this.mayAct) return
        this.notice = ''
        this.missed = 0
        this.follow.act(this.view?.turn ?? 0)
        const tokens = option.plan.length ? option.plan : [option.token]
        this.busy = this.connection.send({ t: 'act', seq: this.seq, tokens })
        this.choice.give()
    }

    undo(): void {
        if (!this.ask?.undo.allowed || this.busy || this.playing) return
        this.busy = this.connection.send({ t: 'undo', seq: this.seq })
    }

    /** Why a token is not possible; asks the server when the question did not say. Empty: not known (yet). */
    reason(token: string): Reason | null {
        return this.ask?.why[token] ?? this.reasons[token] ?? null
    }

    askWhy(token: string): void {
        if (token && !this.reason(token)) this.connection.send({ t: 'why', token })
    }

    speak(lang: string): void {
        if (this.view) this.connection.send({ t: 'lang', lang })
    }
}
