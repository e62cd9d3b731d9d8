// This game at the table, with and without expansions.
import { acting } from './acting'
import ListView from './board/ListView.svelte'
import { t } from './words'
import type { Match } from '$lib/match/match.svelte'
import { placesOffered } from './offers'
import { lying } from './expansion'
import { KIT } from './kit'
import { columnsOf, type SeatView, type View } from './view'
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

// the frame hands a match of any game to its own parts
export const parts = {
    acting,
    size: (view: View) => {
        const columns = columnsOf(view.layout.length)
        return { columns, rows: Math.ceil(view.layout.length / Math.max(1, columns)) }
    },
    asksPlace: (match: Match<View>) => placesOffered(match.ask, match.choice.mode).size > 0,
    held: (has: SeatView) => lying(has).reduce((sum, one) => sum + (one.seat?.cards?.(has) ?? 0), has.cards),
    Board: BoardStage,
    List: ListView,
    Seat: SeatPanel,
    Chips: ShortCount,
    own: () => ({ symbol: 'cart', name: t().tabs.cart }),
    Own: OwnLine,
    Purse: OwnCart,
    Hand,
    kit: KIT,
    Topic: TopicDialog,
    help: (view: View | null) => ({
        aim: t().help.aim,
        map: t().help.tiles,
        hold: t().help.hold,
        keys: [
            ...t().help.own,
            ...(t().help.list as [string, string][]),
            ...lying(view?.seats[0]).flatMap((one) => one.help?.() ?? []),
        ],
    }),
    Coach,
    Ending: LastRound,
} as unknown as Parts

export { extend } from './extend'
