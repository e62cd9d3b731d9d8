// Istanbul, with and without its expansions, at the table.
import { acting } from '$lib/anim/istanbul'
import Question from '$lib/ask/Question.svelte'
import ListView from '$lib/board/ListView.svelte'
import { t } from '$lib/i18n/index.svelte'
import type { Match } from '$lib/match/match.svelte'
import { placesOffered } from '$lib/match/offers'
import { columnsOf, type View } from '$lib/match/view'
import Coach from '../parts/Coach.svelte'
import BoardStage from './BoardStage.svelte'
import Hand from './Hand.svelte'
import LastRound from './LastRound.svelte'
import OwnCart from './OwnCart.svelte'
import OwnLine from './OwnLine.svelte'
import type { Parts } from '$lib/frame/parts'
import SeatPanel from './SeatPanel.svelte'
import ShortCount from './ShortCount.svelte'
import TopicDialog from './TopicDialog.svelte'
import TurnPhases from './TurnPhases.svelte'

// the frame hands a match of any game to its own parts
export const parts = {
    acting,
    size: (view: View) => {
        const columns = columnsOf(view.layout.length)
        return { columns, rows: Math.ceil(view.layout.length / Math.max(1, columns)) }
    },
    asksPlace: (match: Match<View>) => placesOffered(match.ask, match.choice.mode).size > 0,
    Board: BoardStage,
    List: ListView,
    Seat: SeatPanel,
    Chips: ShortCount,
    own: () => ({ symbol: 'cart', name: t().tabs.cart }),
    Own: OwnLine,
    Purse: OwnCart,
    Hand,
    Steps: TurnPhases,
    Question,
    Topic: TopicDialog,
    Coach,
    Ending: LastRound,
} as unknown as Parts
