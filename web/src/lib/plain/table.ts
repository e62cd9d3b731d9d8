// A game of which no box has a drawing: what lies open in words, its options as buttons, seats with their numbers.
import AskNumber from '$lib/ask/AskNumber.svelte'
import AskSeat from '$lib/ask/AskSeat.svelte'
import { NOTHING, type Kit } from '$lib/ask/kit'
import type { Parts } from '$lib/frame/parts'
import { t } from '$lib/i18n/index.svelte'
import Board from './Board.svelte'
import Chips from './Chips.svelte'
import Hand from './Hand.svelte'
import Own from './Own.svelte'
import Seat from './Seat.svelte'

export const kit: Kit = { ...NOTHING, shapes: { number: AskNumber, seat: AskSeat } }

export const parts: Parts = {
    acting: {
        flight: () => null,
        gift: () => null,
        dice: () => [],
        cue: () => undefined,
        patch: (view) => view,
    },
    size: () => ({ columns: 1, rows: 1 }),
    asksPlace: () => false,
    Board: Board as unknown as Parts['Board'],
    List: Board,
    Seat,
    Chips,
    own: () => ({ symbol: 'people', name: t().seat.You }),
    Own,
    Purse: Chips,
    Hand,
    kit,
}
