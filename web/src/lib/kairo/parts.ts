// Kairo at the table.
import type { Match } from '$lib/match/match.svelte'
import type { Parts } from '../../routes/table/parts'
import { acting } from './acting'
import './art.css'
import Draft from './Draft.svelte'
import EndPhase from './EndPhase.svelte'
import { heightOf, UNIT, widthOf } from './geometry'
import KairoChips from './KairoChips.svelte'
import KairoHand from './KairoHand.svelte'
import KairoQuestion from './KairoQuestion.svelte'
import KairoSeat from './KairoSeat.svelte'
import MapStage from './MapStage.svelte'
import { asksMap } from './offers'
import OwnCoins from './OwnCoins.svelte'
import { layPatterns } from './patterns'
import { planOf } from './plan.svelte'
import Purse from './Purse.svelte'
import SquareList from './SquareList.svelte'
import type { KairoView } from './view'
import { k } from './words'

layPatterns()

export const parts = {
    acting,
    size: (view: KairoView) => {
        const plan = planOf(view.board)
        return { columns: widthOf(plan) / UNIT, rows: heightOf(plan) / UNIT }
    },
    asksPlace: (match: Match<KairoView>) => asksMap(match.ask),
    Board: MapStage,
    List: SquareList,
    Seat: KairoSeat,
    Chips: KairoChips,
    own: () => ({ symbol: 'coin', name: k().seat.own }),
    Own: OwnCoins,
    Purse,
    Hand: KairoHand,
    Steps: Draft,
    Question: KairoQuestion,
    Ending: EndPhase,
} as unknown as Parts
