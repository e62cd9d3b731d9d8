// How Kairo shows what happens: customers walk, coins and cards change hands.
import { rectOf } from '$lib/anim/fly'
import { number, patched, type Args, type Changes } from '$lib/anim/patched'
import type { Acting, Flight, Gift } from '$lib/anim/play'
import type { Happening, Turn } from '$lib/net/wire'
import type { Cue } from '$lib/sound/cues'
import { planOf } from './plan.svelte'
import type { Hue, KairoSeat, KairoView, Medal } from './view'
import { wayOf } from './walk'

const square = (name: unknown): string => `[data-place="${String(name)}"]`
const panel = (seat: number): string => `[data-seat="${seat}"]`
const LURED = ['lured', 'lured_own', 'lured_neutral']

function flight(event: Happening, view: KairoView): Flight | null {
    const hue = event.args['colour'] as Hue
    const symbol = `kairo-cust-${hue}` as const
    const wide = rectOf(square(event.args['entrance'] ?? event.args['square']))?.width
    const height = wide && wide * 1.1 // as on the map
    if (LURED.includes(event.kind)) {
        const from = view.customers[hue] ?? ''
        const way = wayOf(planOf(view.board), view, from, String(event.args['entrance']))
        return {
            piece: `c-${hue}`,
            symbol,
            from: square(from),
            to: square(event.args['entrance']),
            by: way.slice(1, -1).map(square),
            height,
        }
    }
    if (event.kind !== 'customer_came') return null
    const from = `[data-off-board="${hue}"]`
    return { piece: `c-${hue}`, symbol, from, to: square(event.args['square']), by: [], height }
}

function gift(event: Happening): Gift | null {
    const hue = String(event.args['colour'])
    const bank = `[data-bank="${hue}"]`
    const coin = { symbol: `kairo-coin-${hue}` } as const
    switch (event.kind) {
        case 'received':
            return { ...coin, from: bank, to: panel(event.seat) }
        case 'paid':
            return { ...coin, from: panel(event.seat), to: bank }
        case 'medal':
        case 'medal_from': {
            const symbol = `kairo-${event.args['medal'] as Medal}` as const
            const other = Number(event.args['other'] ?? -1)
            return {
                symbol,
                from: other >= 0 ? panel(other) : bank,
                to: panel(event.seat),
            }
        }
        case 'took_shown':
        case 'drew':
            return { symbol: 'card', from: '[data-display]', to: panel(event.seat) }
        case 'took_barker':
            return { symbol: 'kairo-crier', from: '[data-display]', to: panel(event.seat) }
        default:
            return null
    }
}

function lured(view: KairoView, _: KairoSeat, args: Args): void {
    const hue = args['colour'] as Hue
    view.customers[hue] = null
}

function placed(_: KairoView, seat: KairoSeat, args: Args): void {
    const hue = args['colour'] as Hue
    const [main, entrance] = [String(args['square']), String(args['entrance'])]
    seat.stands[hue] = { main, entrance, expansions: [], size: 1 }
    seat.reserve = seat.reserve.filter((one) => one !== hue)
}

function scored(_: KairoView, seat: KairoSeat, args: Args): void {
    seat.vp += number(args['vp'])
}

function medal(view: KairoView, seat: KairoSeat, args: Args): void {
    const [kind, hue] = [args['medal'] as Medal, args['colour'] as Hue]
    for (const one of view.seats) one[kind] = one[kind].filter((held) => held !== hue)
    seat[kind] = [...seat[kind], hue]
    seat.vp += number(args['vp'])
}

const changes: Changes<KairoView> = {
    lured,
    lured_own: lured,
    lured_neutral: lured,
    customer_came: (view, _, args) => {
        view.customers[args['colour'] as Hue] = String(args['square'])
        view.waiting = null
    },
    placed,
    moved: placed,
    expanded: (view, seat, args) => {
        const hue = args['colour'] as Hue
        const stand = seat.stands[hue]
        if (!stand) return
        stand.expansions = [...stand.expansions, String(args['square'])]
        stand.size = number(args['size'])
        view.supply[hue] -= 1
    },
    paid: (view, seat, args) => {
        const hue = args['colour'] as Hue
        view.bank[hue] += number(args['count'])
        if (seat.coins) seat.coins[hue] -= number(args['count'])
    },
    received: (view, seat, args) => {
        const hue = args['colour'] as Hue
        view.bank[hue] -= number(args['count'])
        if (seat.coins) seat.coins[hue] += number(args['count'])
    },
    scored,
    scored_medals: scored,
    scored_coins: scored,
    medal,
    medal_from: medal,
    drew: (_, seat) => (seat.cards += 1),
    took_shown: (view, seat, args) => {
        seat.cards += 1
        const at = view.display.indexOf(String(args['building']))
        view.display = view.display.filter((_, i) => i !== at)
    },
    took_barker: (view, seat) => {
        seat.barkers += 1
        view.barkers -= 1
    },
    barkers_played: (view, seat, args) => {
        seat.barkers -= number(args['count'])
        view.barkers += number(args['count'])
    },
    played: (_, seat) => (seat.cards -= 1),
    discarded: (_, seat) => (seat.cards -= 1),
    dropped_out: (_, seat) => (seat.dropped = true),
    reshuffled: (view, _, args) => {
        view.deck_size = number(args['count'])
        view.discard = []
    },
}

export const patch = (view: KairoView, event: Happening): KairoView => patched(changes, view, event)

const CUES: Record<string, Cue> = { moved: 'piece', drew: 'card', played: 'card', discarded: 'card' }

/** Every square a customer passes; where stalls have grown since, only both ends. */
function ways(turn: Turn, view: KairoView): string[][] {
    return (turn.ways ?? []).map((way) => {
        const [from = '', to] = way
        const passed = to ? wayOf(planOf(view.board), view, from, to) : []
        return passed.length ? passed : way
    })
}

export const acting: Acting<KairoView> = {
    ways,
    flight,
    gift,
    patch,
    dice: () => [],
    cue: (event) => CUES[event.kind],
    opens: (event) => event.kind === 'placed',
}
