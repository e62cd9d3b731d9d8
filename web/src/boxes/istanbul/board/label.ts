// What is said of a place: what it is, what choosing it would bring or why not, what lies open there and who is there.
import { named, plain, refused, sentence, type Told } from '$lib/board/told'
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

const brings = (line: PlanLine): Told => ({
    kind: 'brings',
    text: inOneLine(line),
    ...(line.asset && { asset: line.asset }),
})

/** What would come of it: the way, what it costs, what waits there. */
function plan(option: Option): Told[] {
    const { consequences = [], use, steps = 0 } = option
    const way: Told[] = steps ? [{ kind: 'way', text: t().board.steps(steps) }] : []
    const told = [...way, ...consequences.map(brings)]
    if (!use) return consequences.length ? told : [...way, ...planLines(option).map(plain)]
    if (use.useful) return [...told, ...(use.lines ?? []).map(brings)]
    return [...told, ...[t().ask.nothing, use.lacks, use.help].flatMap((text) => (text ? plain(text) : []))]
}

/** Who stands there and was not spoken of yet. */
function others(s: Spoken, told: Told[]): string {
    const [w, said] = [t(), sentence(told.slice(1))]
    const names = [...s.here.upright, ...s.here.flat].map((one) => pieceName(one, w, s.name))
    const unsaid = names.filter((name) => !said.includes(name))
    return unsaid.length ? w.board.standing(unsaid) : ''
}

export function placeTold(s: Spoken): Told[] {
    const w = t()
    const more = [...notesOn(s.view, s.number), LIVE[s.place]?.(s.view) ?? '']
    const told: Told[] = [
        named(w.board.place(say(`name.place.${s.place}`), s.number), s.number),
        ...(s.chosen ? [plain(w.board.isChosen)] : []),
        ...(s.option ? [...plan(s.option), ...oddsTold(s.option)] : refused(s.why)),
        ...more.filter(Boolean).map(plain),
        { kind: 'does', text: say(`place_text.${s.place}`) },
    ]
    const here = others(s, told)
    return here ? [...told, plain(here)] : told
}
