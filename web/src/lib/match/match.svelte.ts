// The table as this page sees it. The server's view replaces ours whole; events only colour the way there.
import { clearFlights } from '$lib/anim/fly'
import { play, type Acting } from '$lib/anim/play'
import { Follow } from '$lib/follow/follow.svelte'
import { t } from '$lib/i18n/index.svelte'
import { noteDice, noteSeen, toReveal } from '$lib/fair/kept'
import { Connection } from '$lib/net/connection.svelte'
import { ownKey } from '$lib/net/key'
import { heldTokens, holdByKey, keepSeen, lastSeen } from '$lib/net/seats'
import type { Ask, Coaching, FromServer, Happening, Line, Option, Reason, Step, Sync, TableInfo } from '$lib/net/wire' // prettier-ignore
import { settings } from '$lib/settings.svelte'
import { sound } from '$lib/sound/sound'
import { Choice } from './choice.svelte'
import { People } from './people.svelte'
import { Talk, WATCHER } from './talk.svelte'
import type { TableView } from '$lib/match/view'

const still = (ask: Ask | null): Ask | null =>
    ask && { ...ask, mine: false, options: [], ways: [], passing: '', undo: { allowed: false, text: '' } }

/** A match of any game, or of the game whose view it says. */
export class Match<V extends TableView = TableView> extends People {
    /** What is drawn; lags behind the server while events play. */
    view = $state.raw<V | null>(null)
    /** The last view of the server that was drawn, with nothing of what is playing. */
    whole = $state.raw<V | null>(null)
    /** How the game shows what happens; without it the view alone does. */
    acting: Acting<V> | null = null
    #put = $state.raw<Ask | null>(null)
    #still: Ask | null = null
    /** What the coach says, at the table of a lesson. */
    lesson = $state.raw<Coaching | null>(null)
    log = $state.raw<Line[]>([])
    /** How many lines of the log came while this page was away. */
    missed = $state(0)
    as = $state(WATCHER)
    seq = $state(0)
    playing = $state(false)
    busy = $state(false)
    /** Pieces on their way: hidden where they stand. */
    flying = $state.raw<string[]>([])
    /** What just happened, in words. */
    caption = $state('')
    /** What rivals do, and all turns. */
    follow: Follow = new Follow((turn) => this.sentence(turn))
    /** The last own step, or the turn of a rival, for those who listen. */
    told = $state('')
    /** The server asks this screen, though the question may not be shown yet. */
    asked = $state(false)
    /** The dice of the last roll. */
    dice = $state.raw<number[]>([])
    notice = $state('')
    alert = $state('')
    reasons = $state.raw<Record<string, Reason>>({})
    choice = new Choice()
    talk = new Talk(this)
    connection: Connection
    #heard = 0
    /** How many outcomes of chance are known. */
    #dealt = 0
    #queue: Promise<void> = Promise.resolve()
    #epoch = 0
    /** The turn to which this screen was called last. */
    #called = ''

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
        if (document.hidden && message.ask?.mine) this.#ring(message.view?.turn, message.as)
        const epoch = this.#epoch
        this.playing = true
        this.#queue = this.#queue.then(async () => {
            if (epoch !== this.#epoch) return
            const lines = this.#lines(message)
            const begins = (event: Happening) => this.#begin(message, event, epoch)
            this.#tellNow(message)
            if (!this.follow.now) this.told = lines.map((line) => line.text).join(' ')
            const tell = (nth: number) => {
                if (epoch === this.#epoch) this.log = [...this.log, ...lines.slice(nth, nth + 1)]
            }
            await play(message.events, this, this.acting, tell, begins, (event) => this.#open(event, epoch))
            if (epoch !== this.#epoch) return
            if (!message.ask) await this.follow.end((said) => (this.told = said))
            if (epoch !== this.#epoch) return
            this.lesson = message.lesson ?? null
            this.#putOwn(message)
            if (message.seq === this.#heard && !this.#others(message))
                this.follow.rest((said) => (this.told = said))
            this.#show(message.seq, message.as, message.view, message.ask)
        })
    }

    /** The digest of the turn that is followed, as far as it went. */
    #tellNow(message: Step): void {
        for (const turn of message.turns ?? []) this.follow.tell(turn)
    }

    /** A turn begins: that of a rival is followed, after what the one before has done was read. */
    async #begin(message: Step, event: Happening, epoch: number): Promise<void> {
        await this.follow.end((said) => (this.told = said))
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
        await this.follow.aside({ turn: 0, seat, text: rest }, (said) => (this.told = said))
    }

    /** Turns of people may pile up while nobody looks; robots wait for the viewer, unless they only watch. */
    #together(): boolean {
        return !this.you.length || Boolean(this.info?.seats.some((one) => one.kind === 'human' && this.isRival(one.seat))) // prettier-ignore
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
                return {
                    seq: message.seq,
                    turn,
                    seat: event.seat,
                    text: event.text,
                    barrier: event.barrier ?? false,
                    remains: event.remains ?? '',
                }
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
        if (!this.playing && ask?.mine && ask.title !== was) this.#call()
        if (!ask?.mine) this.alert = ''
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
    #call(): void {
        if (this.outOfTurn) sound('knock')
        this.#ring(this.view?.turn, this.as, !this.outOfTurn)
    }

    /** The bell, once in a turn. */
    #ring(number: number | undefined, seat: number, heard = true): void {
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
