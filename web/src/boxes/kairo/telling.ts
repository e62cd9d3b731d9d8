// What is said of a square, a stand, a gate, a medal, a card and a seat: beside it, as its name and as its row.
import { named, plain, type Told } from '$lib/board/told'
import type { Match } from '$lib/match/match.svelte'
import type { Option, Reason } from '$lib/net/wire'
import { t } from '$lib/i18n/index.svelte'
import { spokenAnswer } from './label'
import { squareIndex, type Plan } from './plan.svelte'
import {
    isBlocked,
    MEDALS,
    NEUTRAL,
    type Here,
    type Hue,
    type KairoView,
    type Medal,
    type Placed,
} from './view'
import { wayOf } from './walk'
import { k } from './words'

/** Who looks, and at what. */
export interface Seen {
    match: Pick<Match<KairoView>, 'as' | 'name' | 'spoken'>
    view: KairoView
    plan: Plan
}

export interface OfSquare extends Seen {
    square: string
    here: Here | undefined
    /** What choosing it would do. */
    options?: Option[]
    why?: Reason | null
    chosen?: boolean
    /** How many doors the customer there can be lured to. */
    doors?: number
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const coins = (count: number, hue: Hue): string => k().told.coins(count, hue)

/** Where it is, what stands there, what that is worth, and what choosing it would bring or why not. */
export function squareTold(s: OfSquare): Told[] {
    const { tile, door, customer } = s.here ?? {}
    return [
        named(nameOf(s)),
        ...(tile ? standTold(s, tile) : []),
        ...(door ? doorTold(s, door) : []),
        ...(customer && s.doors ? [plain(k().map.toDoors(s.doors))] : []),
        ...(s.chosen ? [plain(k().map.chosen)] : []),
        ...(s.options ?? []).map((option) => plain(`${spokenAnswer(option)}.`)),
        ...(s.options?.length || !s.why?.text ? [] : refusal(s.why)),
    ]
}

function nameOf({ plan, square, here, match }: OfSquare): string {
    const w = k()
    const index = squareIndex(plan, square)
    const { tile, door, customer } = here ?? {}
    const owner = (seat: number): string =>
        seat === NEUTRAL ? w.map.neutral : seat === match.as ? w.map.yours : w.map.of(match.name(seat))
    return [
        w.map.square(square, plan.sections[index] ?? 0),
        ...(plan.kinds[index] === 'R' ? [w.map.restaurant] : []),
        ...(tile
            ? [w.map.tile(w.hues[tile.hue], owner(tile.owner), tile.stand.size, tile.stand.main === square)]
            : []),
        ...(door ? [w.map.door(w.hues[door.hue], owner(door.owner))] : []),
        ...(customer ? [w.map.customer(w.hues[customer])] : []),
        ...(tile || customer ? [] : [w.map.free]),
    ].join(' ')
}

function refusal({ text, help }: Reason): Told[] {
    const more = help ? [{ kind: 'help' as const, text: t().help.would(help) }] : []
    return [{ kind: 'no', text: k().map.notPossible(text) }, ...more]
}

/** What a stand has scored, what its customers pay, and what the next tile would cost and bring. */
function standTold(s: Seen, placed: Placed): Told[] {
    const { owner, hue, stand } = placed
    const w = k().told
    const { scored, costs } = s.plan.counts
    const held = MEDALS.filter((medal) => s.view.seats[owner]?.[medal].includes(hue))
    const next = stand.size + 1
    const grows = (): string => {
        if (isBlocked(s.view, placed)) return k().map.blocked
        if (!s.view.supply[hue]) return w.noTile(hue)
        return w.next(next, coins(costs[next]!, hue), (scored[next] ?? 0) - (scored[stand.size] ?? 0))
    }
    return [
        ...(owner === NEUTRAL ? [] : [plain(w.scored(scored[stand.size] ?? 0))]),
        ...(held.length ? [plain(w.held(held))] : []),
        plain(paid(s, placed)),
        ...(owner !== NEUTRAL && costs[next] ? [plain(grows())] : []),
    ]
}

/** What a customer brings to whom. */
function paid({ match, plan }: Seen, { owner, hue, stand }: Placed): string {
    const w = k().told
    const { commission, neutral_income } = plan.counts
    if (owner === NEUTRAL) return w.paysLurer(coins(neutral_income, hue))
    if (owner === match.as) return w.paysYou(coins(stand.size, hue))
    return w.paysOwner(match.name(owner), coins(stand.size, hue), commission)
}

function doorTold(s: Seen, door: Placed): Told[] {
    const from = s.view.customers[door.hue]
    const steps = from ? wayOf(s.plan, s.view, from, door.stand.entrance).length - 1 : 0
    return [plain(paid(s, door)), ...(steps > 0 ? [plain(k().told.away(k().hues[door.hue], steps))] : [])]
}

/** The supplies of a colour; its medals are told by themselves. */
export function gateTold({ view }: Seen, hue: Hue): Told[] {
    const w = k().supply
    return [
        named(`${capital(k().hues[hue])}.`),
        plain(`${capital(w.left(view.supply[hue]))}, ${w.bank(view.bank[hue])}.`),
        ...(view.waiting === hue ? [plain(k().told.waits)] : []),
    ]
}

export const holderOf = (view: KairoView, medal: Medal, hue: Hue): number =>
    view.seats.findIndex((seat) => seat[medal].includes(hue))

export function medalTold({ match, view, plan }: Seen, medal: Medal, hue: Hue): Told[] {
    const w = k().told
    const seat = holderOf(view, medal, hue)
    const who = seat < 0 ? w.nobodyHas : seat === match.as ? w.youHave : w.has(match.name(seat))
    return [
        named(w.medal[medal](k().hues[hue])),
        plain(who),
        plain(w.counts(plan.counts.medals[MEDALS.indexOf(medal)] ?? 0)),
    ]
}

export interface OfCard {
    plan: Plan
    card: string
    /** How many of them there are. */
    count: number
    /** Whether they are the viewer's, and what choosing it would do. */
    mine: boolean
    option?: Option | undefined
}

/** A building card by what it opens, a barker by whom it calls, the pile by how many it holds. */
export function cardTold({ plan, card, count, mine, option }: OfCard): Told[] {
    const w = k().told
    const { sections = [], lie = 'section' } = plan.cards[card] ?? {}
    const building = (): Told[] => [
        named(`${k().hand.short(sections, lie)}.`),
        plain(sections.length > 1 ? w.joker(sections) : w.opens(sections[0] ?? 0)),
        ...(mine && count > 1 ? [plain(`${k().hand.times(count)}.`)] : []),
    ]
    const barker = (): Told[] => [
        named(`${k().hand.barker}.`),
        plain(w.barker),
        plain(mine ? w.yours(count) : w.left(count)),
    ]
    const pile = (): Told[] => [named(`${k().hand.pileName}.`), plain(w.pile(count))]
    const told = card === 'barker' ? barker() : card === 'pile' ? pile() : building()
    return [...told, ...(option ? [plain(`${spokenAnswer(option)}.`)] : [])]
}

/** A seat by its name, and all that everybody sees of it. */
export function seatTold({ match, view }: Seen, seat: number): Told[] {
    const has = view.seats[seat]!
    const w = k().seat
    const facts = [
        w.vp(has.vp),
        w.cards(has.cards),
        w.barkers(has.barkers),
        ...MEDALS.flatMap((medal) => has[medal].map((hue) => w.medal(k().medals[medal], k().hues[hue]))),
        ...(has.coins ? [] : [w.screen]),
        ...(has.dropped ? [w.out] : []),
    ]
    return [named(`${match.spoken(seat)}.`), plain(`${capital(facts.join(', '))}.`)]
}
