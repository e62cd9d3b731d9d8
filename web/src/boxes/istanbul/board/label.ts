// The spoken name of a place: what it is, who is there, what choosing it would bring or why not.
import { say } from '$lib/i18n/catalogue.svelte'
import type { Words } from '$lib/i18n/index.svelte'
import { planLines } from '../offers'
import type { Option } from '$lib/net/wire'
import type { Piece, Standing } from './pieces'

function pieceName(piece: Piece, w: Words, name: (seat: number) => string): string {
    if (piece.kind === 'token') return say(`name.token.${piece.key}`)
    if (piece.kind === 'merchant') {
        return piece.seat < 0 ? w.board.neutralMerchant : w.board.merchantOf(name(piece.seat), piece.stack)
    }
    if (piece.kind === 'family') return w.board.familyOf(name(piece.seat))
    if (piece.kind === 'companion') return w.letters.companionOf(name(piece.seat))
    return piece.seat < 0 ? w.board.neutralAssistant : w.board.assistantOf(name(piece.seat))
}

export interface Spoken {
    place: string
    number: number
    here: Standing
    option: Option | undefined
    why: string
    chosen: boolean
    /** The place beyond the barrier. */
    beyond: string
    words: Words
    name: (seat: number) => string
}

export function placeLabel(s: Spoken): string {
    const parts = [s.words.board.place(say(`name.place.${s.place}`), s.number)]
    if (s.chosen) parts.push(s.words.board.isChosen)
    if (s.option) parts.push(...planLines(s.option))
    else if (s.why) parts.push(s.words.board.notPossible(s.why))
    if (s.beyond) parts.push(s.words.board.barrierTo(s.beyond))
    parts.push(say(`place_text.${s.place}`))
    const pieces = [...s.here.upright, ...s.here.flat]
    if (pieces.length)
        parts.push(s.words.board.standing(pieces.map((one) => pieceName(one, s.words, s.name))))
    return parts.join(' ')
}
