// Kairo at the table.
import { NOTHING } from '$lib/ask/kit'
import { t } from '$lib/i18n/index.svelte'
import type { Match } from '$lib/match/match.svelte'
import type { Parts } from '$lib/frame/parts'
import { acting } from './acting'
import './art.css'
import Draft from './Draft.svelte'
import EndPhase from './EndPhase.svelte'
import { sizeOf } from './geometry'
import KairoChips from './KairoChips.svelte'
import KairoCoach from './KairoCoach.svelte'
import KairoHand from './KairoHand.svelte'
import KairoOwn from './KairoOwn.svelte'
import KairoQuestion from './KairoQuestion.svelte'
import KairoSeat from './KairoSeat.svelte'
import { writeLetters } from './letters.svelte'
import { hints, moment } from './hints'
import MapStage from './MapStage.svelte'
import { asksMap, wholeAnswers } from './offers'
import { planOf } from './plan.svelte'
import Purse from './Purse.svelte'
import ChoiceList from './ChoiceList.svelte'
import Happening from './Happening.svelte'
import { GAINS, SUMMED } from './gains'
import type { KairoView } from './view'
import { k } from './words'

writeLetters()

export const parts = {
    acting,
    size: (view: KairoView) => sizeOf(planOf(view.board)),
    asksPlace: (match: Match<KairoView>) => asksMap(match.ask) || wholeAnswers(match).length > 0,
    Board: MapStage,
    List: ChoiceList,
    listsAll: (match: Match<KairoView>) => Boolean(match.ask?.ways?.length),
    Seat: KairoSeat,
    Chips: KairoChips,
    own: () => ({ symbol: 'coin', name: k().seat.own }),
    Own: KairoOwn,
    Purse,
    Hand: KairoHand,
    Steps: Draft,
    Question: KairoQuestion,
    kit: { ...NOTHING, happening: Happening, onBoard: { square: 'place' }, gains: GAINS, summed: SUMMED },
    help: () => ({ ...k().help, keys: [...k().help.keys, ...(t().help.list as [string, string][])] }),
    Coach: KairoCoach,
    hints,
    moment,
    Ending: EndPhase,
} as unknown as Parts
