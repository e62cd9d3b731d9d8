// The table as this page sees it. The server's view replaces ours whole; events only colour the way there.
import { clearFlights } from '$lib/anim/fly'
import { play, type Acting } from '$lib/anim/play'
import { noteDice, noteSeen, toReveal } from '$lib/fair/kept'
import { Connection } from '$lib/net/connection.svelte'
import { ownKey } from '$lib/net/key'
import { heldTokens, holdByKey, keepSeen, lastSeen } from '$lib/net/seats'
import type { Ask, Coaching, FromServer, Happening, Line, Step, Sync, TableInfo } from '$lib/net/wire'
import { settings } from '$lib/settings.svelte'
import { Asked } from './asked.svelte'
import { Talk } from './talk.svelte'
import type { TableView } from './view'

/** A match of any game, or of the game whose view it says. */
export class Match<V extends TableView = TableView> extends Asked<V> {
    /** The last view of the server that was drawn, with nothing of what is playing. */
    whole = $state.raw<V | null>(null)
    /** How the game shows what happens; without it the view alone does. */
    acting: Acting<V> | null = null
    /** What the coach says, at the table of a lesson. */
    lesson = $state.raw<Coaching | null>(null)
    log = $state.raw<Line[]>([])
    /** Pieces on their way: hidden where they stand. */
    flying = $state.raw<string[]>([])
    /** What just happened, in words. */
    caption = $state('')
    /** The server asks this screen, though the question may not be shown yet. */
    asked = $state(false)
    /** The dice of the last roll. */
    dice = $state.raw<number[]>([])
    alert = $state('')
    talk = new Talk(this)
    connection: Connection
    #heard = 0
    /** How many outcomes of chance are known. */
    #dealt = 0
    #queue: Promise<void> = Promise.resolve()
    #epoch = 0

    constructor(readonly code: string) {
        super()
        this.connection = new Connection(code, {
            hello: () => ({
                t: 'hello',
                tokens: heldTokens(code),
                key: ownKey(),
                lang: settings.lang,
                seq: this.#heard || lastSeen(code),
                entropy: toReveal(code),
                look: this.as,
            }),
            heard: (message) => this.hear(message),
        })
    }

    hear(message: FromServer): void {
        if (message.t === 'table') this.#told(message.info)
        else if (message.t === 'sync') this.#sync(message)
        else if (message.t === 'step') this.#step(message)
        else if (message.t === 'said' || message.t === 'wrote') this.talk.hear(message)
        else if (message.t === 'reacted') this.talk.seeSign(message)
        else if (message.t === 'why') this.reasons = { ...this.reasons, [message.token]: message }
        else {
            this.busy = false
            this.notice = message.text
            if (message.code === 'stale') this.connection.send({ t: 'sync' })
        }
    }

    /** What this browser adds to the seed is revealed as soon as it is due. */
    #told(info: TableInfo): void {
        this.info = info
        if (info.stopped) this.choice.follow(this.ask)
        noteDice(this.code, info.dice)
        const entropy = info.dice.awaited.length ? toReveal(this.code) : []
        if (entropy.length) this.connection.send({ t: 'reveal', entropy })
    }

    #sync(message: Sync): void {
        this.#epoch += 1
        this.talk.signs = message.reactions ?? []
        this.#seen(message.chance ?? [], 0)
        clearFlights()
        this.#heard = message.seq
        this.you = message.you
        holdByKey(this.code, message.you)
        this.asked = Boolean(message.ask?.mine)
        this.follow.start(message.turns ?? [], this.isRival, Boolean(message.ask))
        this.log = message.log
        this.told = ''
        this.caption = ''
        if (message.missed) this.missed = message.missed
        this.lesson = message.lesson ?? null
        this.#show(message.seq, message.as, message.view, message.ask)
    }

    #step(message: Step): void {
        if (message.seq <= this.#heard) return
        if (message.seq !== this.#heard + 1) {
            this.connection.send({ t: 'sync' })
            return
        }
        this.#heard = message.seq
        this.#seen(message.chance ?? [], this.#dealt)
        this.asked = Boolean(message.ask?.mine)
        this.follow.waiting += message.events.filter((event) => event.turn && this.isRival(event.seat)).length
        if (document.hidden && message.ask?.mine) this.ring(message.view?.turn, message.as)
        const epoch = this.#epoch
        this.playing = true
        this.#queue = this.#queue.then(() => this.#play(message, epoch))
    }

    /** What happened is shown, unless the table was sent whole in the meantime; then what is asked. */
    async #play(message: Step, epoch: number): Promise<void> {
        const stale = (): boolean => epoch !== this.#epoch
        if (stale()) return
        const lines = this.#lines(message)
        for (const turn of message.turns ?? []) this.follow.tell(turn)
        if (!this.follow.now) this.told = lines.map((line) => line.text).join(' ')
        const tell = (nth: number) => {
            if (!stale()) this.log = [...this.log, ...lines.slice(nth, nth + 1)]
        }
        const begins = (event: Happening) => this.#begin(message, event, epoch)
        await play(message.events, this, this.acting, tell, begins, (event) => this.#open(event, epoch))
        if (!stale() && !message.ask) await this.follow.end(this.#say)
        if (stale()) return
        this.lesson = message.lesson ?? null
        this.#putOwn(message)
        if (message.seq === this.#heard && !this.#others(message)) this.follow.rest(this.#say)
        this.#show(message.seq, message.as, message.view, message.ask)
    }

    #say = (said: string): void => {
        this.told = said
    }

    /** A turn begins: that of a rival is followed, after what the one before has done was read. */
    async #begin(message: Step, event: Happening, epoch: number): Promise<void> {
        await this.follow.end(this.#say)
        if (epoch !== this.#epoch) return
        const turn = message.turns?.find((one) => one.turn === event.turn)
        if (this.view) this.view = { ...this.view, active: event.seat, turn: event.turn ?? 0 }
        if (turn && this.isRival(event.seat)) await this.follow.begin(turn, this.#together())
        else this.follow.now = null
    }

    /** What a rival does before the first turn: its sentence, whose name stands before it already. */
    async #open({ seat, text }: Happening, epoch: number): Promise<void> {
        if (epoch !== this.#epoch || seat < 0 || !this.isRival(seat) || this.view?.turn) return
        const name = this.name(seat)
        const rest = text.startsWith(name) ? text.slice(name.length).trim() : text
        await this.follow.aside({ turn: 0, seat, text: rest }, this.#say)
    }

    /** Turns of people may pile up while nobody looks; robots wait for the viewer, unless they only watch. */
    #together(): boolean {
        return !this.you.length || this.company.length > 0
    }

    /** Whether the turn of a rival goes on. */
    #others(message: Step): boolean {
        return Boolean(message.ask) && this.isRival(message.view?.active ?? -1)
    }

    /** Of the turn that is followed it is told at its end; all others at once. */
    #putOwn({ turns = [] }: Step): void {
        const followed = this.follow.done ? -1 : this.follow.now?.turn
        this.follow.put(turns.map((turn) => (turn.turn === followed ? { ...turn, text: '', cost: {}, gain: {} } : turn))) // prettier-ignore
    }

    /** What chance did is kept, to be compared at the end. */
    #seen(tokens: string[], from: number): void {
        noteSeen(this.code, tokens, from)
        this.#dealt = from + tokens.length
    }

    /** The events of a step as lines of the log. */
    #lines(message: Step): Line[] {
        let turn = this.log.at(-1)?.turn ?? 0
        return message.events
            .filter((event) => event.text)
            .map((event) => {
                turn = event.turn || turn
                const { seat, text, barrier = false, remains = '' } = event
                return { seq: message.seq, turn, seat, text, barrier, remains }
            })
    }

    #show(seq: number, as: number, view: TableView | null, ask: Ask | null): void {
        const was = this.ask?.mine && this.as === as ? this.ask.title : ''
        this.seq = seq
        this.as = as
        this.view = this.whole = view as V | null
        this.ask = ask
        this.reasons = {}
        this.flying = []
        this.busy = false
        this.playing = seq !== this.#heard
        this.choice.follow(ask)
        keepSeen(this.code, seq)
        if (!this.playing && ask?.mine && ask.title !== was) this.summon()
        if (!ask?.mine) this.alert = ''
    }
}
