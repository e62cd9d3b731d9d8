// The spoken name of a place: what it is, who is there, what choosing it would bring or why not.
import { say } from '$lib/i18n/catalogue.svelte'
import { ADDED, lying } from '../expansion'
import type { View } from '../view'
import { t, type Words } from '../words'
import { planLines } from '../offers'
import type { Option } from '$lib/net/wire'
import type { Piece, Standing } from './pieces'

function pieceName(piece: Piece, w: Words, name: (seat: number) => string): string {
    if (piece.kind === 'token') return say(`name.token.${piece.key}`)
    if (piece.kind === 'merchant') {
        return piece.seat < 0 ? w.board.neutralMerchant : w.board.merchantOf(name(piece.seat), piece.stack)
    }
    if (piece.kind === 'family') return w.board.familyOf(name(piece.seat))
    const own = ADDED.find((one) => one.pieceNames?.[piece.kind])?.pieceNames?.[piece.kind]
    if (own) return own(name(piece.seat))
    return piece.seat < 0 ? w.board.neutralAssistant : w.board.assistantOf(name(piece.seat))
}

export interface Spoken {
    place: string
    number: number
    here: Standing
    option: Option | undefined
    why: string
    chosen: boolean
    view: View
    /** Whose a piece is; nothing for the viewer's own. */
    name: (seat: number) => string
}

/** What expansions say of a place besides. */
export function notesOn(view: View, number: number): string[] {
    return lying(view.seats[0]).flatMap((one) => one.notes?.(view, number) ?? [])
}

export function placeLabel(s: Spoken): string {
    const w = t()
    const parts = [w.board.place(say(`name.place.${s.place}`), s.number)]
    if (s.chosen) parts.push(w.board.isChosen)
    if (s.option) parts.push(...planLines(s.option))
    else if (s.why) parts.push(w.board.notPossible(s.why))
    parts.push(...notesOn(s.view, s.number))
    parts.push(say(`place_text.${s.place}`))
    const pieces = [...s.here.upright, ...s.here.flat]
    if (pieces.length) parts.push(w.board.standing(pieces.map((one) => pieceName(one, w, s.name))))
    return parts.join(' ')
}
