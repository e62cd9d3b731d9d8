// Who stands where, read from a view.
import { hued } from '$lib/match/hues.svelte'
import { symbols, type SymbolName } from '$lib/art/symbols'
import { lying } from '../expansion'
import { stackSize, type View } from '../view'

export interface Piece {
    key: string
    kind: string
    symbol: SymbolName
    /** The seat it belongs to, -1 for nobody. */
    seat: number
    /** Assistants under a merchant. */
    stack: number
    disc: SymbolName
    /** Whether each disc of the stack is neutral, bottom first. */
    neutral: boolean[]
}

export interface Standing {
    flat: Piece[]
    upright: Piece[]
}

export const NOBODY: Standing = { flat: [], upright: [] }

export const piece = (key: string, kind: Piece['kind'], symbol: SymbolName, seat: number): Piece => ({
    key,
    kind,
    symbol,
    seat,
    stack: 0,
    disc: 'disc-neutral',
    neutral: [],
})

/** A figure that belongs to nobody is drawn under its own name. */
export function drawingOf(token: string): SymbolName {
    return token in symbols ? token : 'merchant-neutral'
}

/** All pieces by place: flat ones (assistants) and upright ones (figures). */
export function standing(view: View): Record<string, Standing> {
    const found: Record<string, Standing> = {}
    const at = (place: string): Standing => (found[place] ??= { flat: [], upright: [] })
    view.seats.forEach((seat, i) => {
        for (const place of seat.assistants) {
            at(place).flat.push(piece(`a${i}`, 'assistant', hued('assistant', i), i))
        }
        if (seat.family) at(seat.family).upright.push(piece(`f${i}`, 'family', hued('family', i), i))
    })
    for (const one of lying(view.seats[0]))
        for (const [place, figure] of one.pieces?.(view) ?? []) at(place).upright.push(figure)
    view.stray_assistants.forEach((place, i) => {
        at(place).flat.push(piece(`an${i}`, 'assistant', 'assistant-neutral', -1))
    })
    for (const [token, place] of Object.entries(view.tokens)) {
        if (place) at(place).upright.push(piece(token, 'token', drawingOf(token), -1))
    }
    view.neutral_merchants.forEach((place, i) => {
        at(place).upright.push(piece(`mn${i}`, 'merchant', 'merchant-neutral', -1))
    })
    view.seats.forEach((seat, i) => {
        if (!seat.merchant) return
        const merchant = piece(`m${i}`, 'merchant', hued('merchant', i), i)
        merchant.stack = stackSize(seat)
        merchant.disc = hued('disc', i)
        merchant.neutral = Array.isArray(seat.stack) ? seat.stack.map((one) => one === 'neutral') : []
        at(seat.merchant).upright.push(merchant)
    })
    return found
}
