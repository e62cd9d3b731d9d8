// Istanbul, with and without its expansions, at the table.
import { acting } from './acting'
import Question from '$lib/ask/Question.svelte'
import ListView from './board/ListView.svelte'
import { t } from '$lib/i18n/index.svelte'
import type { Match } from '$lib/match/match.svelte'
import { placesOffered } from './offers'
import { columnsOf, type View } from './view'
import Coach from './learn/Coach.svelte'
import BoardStage from './table/BoardStage.svelte'
import Hand from './table/Hand.svelte'
import LastRound from './table/LastRound.svelte'
import OwnCart from './table/OwnCart.svelte'
import OwnLine from './table/OwnLine.svelte'
import type { Parts } from '$lib/frame/parts'
import SeatPanel from './table/SeatPanel.svelte'
import ShortCount from './table/ShortCount.svelte'
import TopicDialog from './table/TopicDialog.svelte'
import TurnPhases from '$lib/ask/Steps.svelte'

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
