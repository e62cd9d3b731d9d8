// What the people at a table say to each other, as this screen hears it.
import { getMuted, mute } from '$lib/people/again'
import type { Reaction } from '$lib/protocol'
import type { Match } from './match.svelte'
import { SIGNS, type Phrase, type Said, type Sign } from './phrases'

/** Through whose eyes a screen looks that shows nobody's cards. */
export const WATCHER = -3

const KEPT = 20 // texts that can be read again

export class Talk {
    /** What somebody has just said. */
    said = $state.raw<Said | null>(null)
    /** Seats that are not heard at this screen. */
    muted = $state.raw<number[]>([])
    /** What people wrote last, and what is being written here. */
    written = $state.raw<{ seat: number; text: string }[]>([])
    draft = $state('')
    signs = $state.raw<Reaction[]>([])

    constructor(readonly match: Pick<Match, 'as' | 'code' | 'connection' | 'you'>) {}

    /** To everybody at the table, from the seat through whose eyes this screen looks. */
    say(phrase: Phrase): void {
        this.match.connection.send({ t: 'say', seat: this.#seat, phrase })
    }

    /** What is written stays until it has been heard: a refusal loses nothing. */
    write(): void {
        const text = this.draft.trim()
        if (text) this.match.connection.send({ t: 'write', seat: this.#seat, text })
    }

    /** Put a sign on a turn, or take it back. */
    react(turn: number, sign: Sign): void {
        const mine = this.signs.find((one) => one.turn === turn && one.seat === this.#seat)
        this.match.connection.send({
            t: 'react',
            seat: this.#seat,
            turn,
            sign: mine?.sign === sign ? null : sign,
        })
    }

    get #seat(): number {
        return this.match.as >= 0 ? this.match.as : (this.match.you[0] ?? WATCHER)
    }

    /** Who has put which sign on a turn, but for those who are not heard. */
    signsOn(turn: number): [Sign, number[]][] {
        const heard = this.signs.filter((one) => one.turn === turn && !this.muted.includes(one.seat))
        const from = (sign: Sign): number[] =>
            heard.filter((one) => one.sign === sign).map(({ seat }) => seat)
        return SIGNS.map((sign): [Sign, number[]] => [sign, from(sign)]).filter(([, seats]) => seats.length)
    }

    /** Whoever is not heard does not ask for another game either. */
    mute(seat: number, on: boolean): void {
        if (this.match.you.length) void mute(this.match.code, seat, on).catch(() => {})
        this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat)
    }

    /** Those who were not to be heard at an earlier visit, or at another table. */
    async recall(): Promise<void> {
        const known = await getMuted(this.match.code).catch((): number[] => [])
        this.muted = [...this.muted, ...known.filter((seat) => !this.muted.includes(seat))]
    }

    hear(said: Said): void {
        const { seat, text } = said
        if (text !== undefined && this.match.you.includes(seat)) this.draft = ''
        if (this.muted.includes(seat)) return
        this.said = said
        if (text !== undefined) this.written = [...this.written, { seat, text }].slice(-KEPT)
    }

    seeSign(sign: Reaction): void {
        const others = this.signs.filter((one) => one.turn !== sign.turn || one.seat !== sign.seat)
        this.signs = sign.sign ? [...others, sign] : others
    }
}
