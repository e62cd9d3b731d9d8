// A seat's view of Kairo, as the server writes it (docs/notation.md), and what stands on which square.
import type { TableView } from '$lib/match/view'

export type Hue = 'white' | 'yellow' | 'red' | 'blue' | 'green' | 'purple'
/** In the order of the game. */
export const HUES: Hue[] = ['white', 'yellow', 'red', 'blue', 'green', 'purple']
export type Medal = 'gold' | 'silver'
export const MEDALS: Medal[] = ['gold', 'silver']
export const SIDES = ['n', 'e', 's', 'w'] as const
export type Side = (typeof SIDES)[number]
/** What the seats are told apart by. */
export const MARKS = ['ankh', 'eye', 'scarab', 'pyramid']
/** Whose a stand is that belongs to nobody. */
export const NEUTRAL = -1

export interface Stand {
    main: string
    entrance: string
    expansions: string[]
    size: number
}

export interface KairoSeat {
    vp: number
    dropped: boolean
    barkers: number
    gold: Hue[]
    silver: Hue[]
    reserve: Hue[]
    stands: Partial<Record<Hue, Stand>>
    /** Of which stands nothing beside can be built on. */
    blocked: Hue[]
    cards: number
    /** Behind the viewer's own screen only. */
    coins?: Record<Hue, number>
    hand?: string[]
}

export interface KairoView extends TableView {
    board: string
    customers: Record<Hue, string | null>
    waiting: Hue | null
    bank: Record<Hue, number>
    supply: Record<Hue, number>
    barkers: number
    display: string[]
    discard: string[]
    deck_size: number
    neutral: Partial<Record<Hue, Stand>>
    seats: KairoSeat[]
    /** What was announced of the viewer's action so far, as tokens. */
    draft: string[]
}

export interface Placed {
    owner: number
    hue: Hue
    stand: Stand
}

/** Whether a stand has no square to grow on. */
export function isBlocked(view: KairoView, { owner, hue }: Placed): boolean {
    return view.seats[owner]?.blocked.includes(hue) ?? false
}

/** Every stand on the board. */
export function standsOf(view: KairoView): Placed[] {
    const held: [number, Partial<Record<Hue, Stand>>][] = [
        ...view.seats.map(({ stands }, seat): [number, typeof stands] => [seat, stands]),
        [NEUTRAL, view.neutral],
    ]
    return held.flatMap(([owner, stands]) =>
        HUES.flatMap((hue) => {
            const stand = stands[hue]
            return stand ? [{ owner, hue, stand }] : []
        }),
    )
}

export interface Here {
    /** The stand with a tile on the square. */
    tile?: Placed
    /** The stand whose entrance it is. */
    door?: Placed
    customer?: Hue
}

/** What is on each square that is not free. */
export function standing(view: KairoView): Map<string, Here> {
    const found = new Map<string, Here>()
    const put = (square: string, here: Here): void => {
        found.set(square, { ...found.get(square), ...here })
    }
    for (const placed of standsOf(view)) {
        for (const square of [placed.stand.main, ...placed.stand.expansions]) put(square, { tile: placed })
        put(placed.stand.entrance, { door: placed })
    }
    for (const hue of HUES) {
        const at = view.customers[hue]
        if (at) put(at, { customer: hue })
    }
    return found
}

/** The argument of the last token with this verb. */
export function saidOf(tokens: readonly string[], verb: string): string {
    const token = tokens.findLast((one) => one.startsWith(`${verb}:`))
    return token?.slice(verb.length + 1) ?? ''
}

/** The same in what was announced. */
export const announced = (view: KairoView, verb: string): string => saidOf(view.draft, verb)

/** The stand a target names: `2-red`, `neutral-blue`. */
export function targetOf(view: KairoView, argument: string): Placed | undefined {
    const [owner = '', hue = ''] = argument.split('-')
    const seat = owner === 'neutral' ? NEUTRAL : Number(owner)
    return standsOf(view).find((one) => one.owner === seat && one.hue === hue)
}

/** The name a stand has as a target. */
export function targetName({ owner, hue }: Placed): string {
    return `${owner === NEUTRAL ? 'neutral' : owner}-${hue}`
}
