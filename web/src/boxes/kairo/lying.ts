// The cards that lie on the table for a viewer, each with what is said of it and what choosing it would do.
import type { Told } from '$lib/board/told'
import type { Match } from '$lib/match/match.svelte'
import type { Option } from '$lib/net/wire'
import { wholeAnswers } from './offers'
import { planOf } from './plan.svelte'
import { spent } from './signs'
import { cardTold } from './telling'
import type { KairoView } from './view'

export interface Lying {
    key: string
    /** As the server names it; `barker` and `pile` too. */
    card: string
    count: number
    option: Option | undefined
    /** The answer that was chosen is paid with it. */
    spent: boolean
    told: Told[]
}

/** What answers the open question with a card: one in the hand opens a build, one that lies open is drawn. */
function answersOf(match: Match<KairoView>, mine: boolean): Option[] {
    const { ask } = match
    if (!ask?.mine || match.playing) return []
    if (ask.decision === (mine ? 'ChooseCard' : 'TakeCard')) return ask.options
    return mine ? [] : wholeAnswers(match).filter(({ plan }) => plan[0] === 'draw')
}

function lie(match: Match<KairoView>, view: KairoView, cards: [string, number][], mine: boolean): Lying[] {
    const plan = planOf(view.board)
    const answers = answersOf(match, mine)
    const given = spent(match.choice.chosen?.sum)
    return cards.map(([card, count], i) => {
        const option = answers.find(({ argument }) => argument === card)
        const key = `${mine ? 'hand' : 'display'}.${i}.${card}`
        const at = { key, card, count, option, spent: mine && given.includes(card) }
        return { ...at, told: cardTold({ plan, card, count, mine, option }) }
    })
}

/** Equal cards of the viewer's once, and their barkers. */
export function inHand(match: Match<KairoView>, view: KairoView): Lying[] {
    const seat = view.seats[match.as]
    const hand = seat?.hand ?? []
    const cards = [...new Set(hand)].map((card): [string, number] => [
        card,
        hand.filter((one) => one === card).length,
    ])
    return seat ? lie(match, view, [...cards, ['barker', seat.barkers]], true) : []
}

export function onDisplay(match: Match<KairoView>, view: KairoView): Lying[] {
    const open = view.display.map((card): [string, number] => [card, 1])
    return lie(match, view, [...open, ['pile', view.deck_size], ['barker', view.barkers]], false)
}
