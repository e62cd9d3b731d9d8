// What is said of a place: what it is, what choosing it would bring or why not, what lies open there and who is there.
import { named, plain, refused, type Told } from '$lib/board/told'
import { say } from '$lib/i18n/catalogue.svelte'
import type { Option, Reason } from '$lib/net/wire'
import type { PlanLine } from '$lib/protocol'
import { ADDED, lying } from '../expansion'
import { planLines } from '../offers'
import type { View } from '../view'
import { t, type Words } from '../words'
import { LIVE } from './live'
import { oddsTold } from './odds'
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
    why: Reason | null
    chosen: boolean
    view: View
    /** Whose a piece is; nothing for the viewer's own. */
    name: (seat: number) => string
}

/** What expansions say of a place besides. */
function notesOn(view: View, number: number): string[] {
    return lying(view.seats[0]).flatMap((one) => one.notes?.(view, number) ?? [])
}

/** A sentence; the text may be one already. */
const inOneLine = ({ text, remains }: PlanLine): string =>
    remains ? `${text.replace(/\.$/, '')}, ${remains}.` : text.replace(/\.?$/, '.')

/** What would come of it: the way, what it costs, what waits there. */
function plan(option: Option): string[] {
    const { consequences = [], use, steps = 0 } = option
    const way = steps ? [t().board.steps(steps)] : []
    if (!use) return [...way, ...(consequences.length ? consequences.map(inOneLine) : planLines(option))]
    const waits = use.useful
        ? (use.lines ?? []).map(inOneLine)
        : [t().ask.nothing, use.lacks ?? '', use.help ?? '']
    return [...way, ...consequences.map(inOneLine), ...waits].filter(Boolean)
}

export function placeTold(s: Spoken): Told[] {
    const w = t()
    const pieces = [...s.here.upright, ...s.here.flat]
    const more = [
        ...notesOn(s.view, s.number),
        LIVE[s.place]?.(s.view) ?? '',
        say(`place_text.${s.place}`),
        pieces.length ? w.board.standing(pieces.map((one) => pieceName(one, w, s.name))) : '',
    ]
    return [
        named(w.board.place(say(`name.place.${s.place}`), s.number), s.number),
        ...(s.chosen ? [plain(w.board.isChosen)] : []),
        ...(s.option ? [...plan(s.option).map(plain), ...oddsTold(s.option)] : refused(s.why)),
        ...more.filter(Boolean).map(plain),
    ]
}
