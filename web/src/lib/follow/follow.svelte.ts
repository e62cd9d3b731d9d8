// What rivals do, one turn after the other, each long enough to be read; and all turns of the log.
import type { Turn } from '$lib/net/wire'
import { isCalm, settings } from '$lib/settings.svelte'
import { Clock } from './clock.svelte'
import { FAR, PACES, reading, type Times } from './pace'

/** Turns of friends that may wait to be shown; more go straight to the recap. */
const WAITING = 2

export class Follow {
    /** The turns of the log, as they are told. */
    turns = $state.raw<readonly Turn[]>([])
    /** The turn of a rival that is shown now. */
    now = $state.raw<Turn | null>(null)
    /** How many steps of its ways are drawn. */
    walked = $state(0)
    /** Its sentence stands. */
    done = $state(false)
    /** A turn of the log that somebody looks at on the board. */
    look = $state.raw<Turn | null>(null)
    /** How many turns went straight to the recap because too many waited. */
    gathered = $state(0)
    /** The turn in which the viewer has done something: what was before is known. */
    acted = $state(0)
    clock = new Clock()
    #own = new Clock()
    /** Turns heard and not yet begun. */
    waiting = 0
    #skipped: '' | 'turn' | 'all' = ''
    /** Sentences that nobody had time to hear. */
    #unsaid: string[] = []

    constructor(readonly say: (turn: Turn) => string) {}

    get times(): Times {
        return PACES[settings.pace]
    }

    /** Whether nothing is shown one after the other now. */
    get quick(): boolean {
        return this.#skipped !== '' || settings.pace === 'once'
    }

    wait(ms: number): Promise<void> {
        return this.quick ? Promise.resolve() : this.clock.wait(ms)
    }

    /** What the viewer does is shown whatever the pace, and nothing holds it. */
    get skipped(): boolean {
        return this.#skipped !== ''
    }

    ownWait(ms: number): Promise<void> {
        return this.skipped ? Promise.resolve() : this.#own.wait(ms)
    }

    /** The log begins anew. */
    start(turns: readonly Turn[], rival: (seat: number) => boolean, running: boolean): void {
        this.stop()
        this.waiting = 0
        this.turns = turns
        const last = turns.at(-1)
        this.now = running && last && rival(last.seat) ? last : null
        this.walked = Infinity
    }

    stop(): void {
        this.skip('all')
        this.#skipped = ''
        this.now = null
        this.look = null
        this.done = false
    }

    /** Put turns in their places; those that are not among them any more were taken back. */
    put(told: readonly Turn[]): void {
        const first = told[0]?.turn ?? Infinity
        if (told.length) this.turns = [...this.turns.filter(({ turn }) => turn < first), ...told]
    }

    /** A rival's turn begins; what comes of it is not told yet. */
    async begin(turn: Turn, together: boolean): Promise<void> {
        if (this.#skipped === 'turn') this.#skipped = ''
        if (together && this.waiting > WAITING) {
            this.gathered = this.waiting + 1
            this.#skipped = 'all'
        }
        this.waiting = Math.max(0, this.waiting - 1)
        this.look = null
        this.now = turn
        this.walked = 0
        this.done = false
        this.put([{ turn: turn.turn, seat: turn.seat, text: '', round: turn.round ?? 0 }])
        await this.wait(this.times.lit)
    }

    /** What is known of the turn that is shown. */
    tell(turn: Turn): void {
        if (this.now?.turn === turn.turn) this.now = turn
    }

    /** A figure walks on, place by place. */
    async walk(places: number): Promise<void> {
        if (isCalm()) this.walked = Infinity
        for (let step = 1; step < places; step++) {
            this.walked += 1
            if (step <= FAR && !isCalm()) await this.wait(this.times.step)
        }
    }

    /** Its sentence stands until it is read. */
    async end(told: (text: string) => void): Promise<void> {
        const turn = this.now
        if (!turn || this.done) return
        this.put([turn])
        this.walked = Infinity
        this.done = true
        await this.#read(turn, told)
    }

    /** What a rival does before the first turn is told as a turn is; the log has it among what was set up. */
    async aside(turn: Turn, told: (text: string) => void): Promise<void> {
        if (this.#skipped === 'turn') this.#skipped = ''
        this.now = turn
        this.walked = Infinity
        this.done = true
        await this.#read(turn, told)
        this.now = null
        this.done = false
    }

    async #read(turn: Turn, told: (text: string) => void): Promise<void> {
        const said = this.say(turn)
        if (this.quick) this.#unsaid.push(said)
        else told(said)
        await this.wait(this.times.waits ? Infinity : reading(settings.pace, said))
        await (settings.pace === 'once' ? this.ownWait(this.times.pause) : this.wait(this.times.pause))
    }

    /** Nothing of a rival is shown any more: what nobody heard is told together. */
    rest(told: (text: string) => void): void {
        this.now = null
        this.done = false
        this.#skipped = ''
        if (this.#unsaid.length) told(this.#unsaid.join(' '))
        this.#unsaid = []
    }

    /** End the turn that is shown, or all of them. */
    skip(which: 'turn' | 'all' = 'turn'): void {
        this.#skipped = which
        this.clock.end()
        this.#own.end()
    }

    /** The viewer has done something. */
    act(turn: number): void {
        this.acted = turn
        this.look = null
        this.gathered = 0
    }

    /** What others did since the last turn of a seat; before its first one, everything. */
    since(seat: number, turn: number): readonly Turn[] {
        const last = this.turns.findLast((one) => one.seat === seat && one.turn < turn)?.turn ?? 0
        return this.turns.filter((one) => one.turn > last && one.turn < turn && one.seat !== seat)
    }

    /** The last turn of a seat of which anything is told. */
    lastOf(seat: number): Turn | undefined {
        return this.turns.findLast((one) => one.seat === seat && one.text)
    }

    /** Show turns on the board once more, one after the other. */
    async again(turns: readonly Turn[]): Promise<void> {
        for (const turn of turns) {
            this.look = turn
            await this.clock.wait(reading('calm', this.say(turn)))
            if (this.look !== turn) return
        }
        this.look = null
    }
}
