// What deserves a moment: a customer who came to a door, a stand that grew, a pile that was made anew.
import { HUES, MEDALS, standsOf, type Hue, type KairoView, type Medal } from './view'

export interface Arrival {
    kind: 'arrival'
    square: string
    /** Who came, and what was paid for whoever was there before. */
    hue: Hue
    coin: Hue
    coins: number
}

export interface Growth {
    kind: 'growth'
    square: string
    hue: Hue
    points: number
    /** Medals that were won with it, and the stand they come from. */
    won: { medal: Medal; from: string; to: string }[]
}

export interface Shuffle {
    kind: 'shuffle'
    /** How many cards the new pile has. */
    count: number
}

/** What is seen on the market itself. */
export type OnMap = Arrival | Growth
export type Happened = OnMap | Shuffle

function arrival(before: KairoView, now: KairoView): Arrival | null {
    for (const hue of HUES) {
        const square = now.customers[hue]
        if (!square || before.customers[hue]) continue
        const door = standsOf(now).find(({ stand }) => stand.entrance === square)
        if (!door) continue
        const coins = before.bank[door.hue] - now.bank[door.hue]
        return { kind: 'arrival', square, hue, coin: door.hue, coins: Math.max(0, coins) }
    }
    return null
}

function growth(before: KairoView, now: KairoView): Growth | null {
    for (const { owner, hue, stand } of standsOf(now)) {
        const then = before.seats[owner]?.stands[hue]
        const square = stand.expansions.at(-1)
        if (!then || !square || stand.expansions.length <= then.expansions.length) continue
        const [was, is] = [before.seats[owner]!, now.seats[owner]!]
        const won = MEDALS.filter((medal) => is[medal].includes(hue) && !was[medal].includes(hue))
        const held = (medal: Medal): string =>
            before.seats.find((seat) => seat[medal].includes(hue))?.stands[hue]?.main ?? ''
        return {
            kind: 'growth',
            square,
            hue,
            points: is.vp - was.vp,
            won: won.map((medal) => ({ medal, from: held(medal), to: stand.main })),
        }
    }
    return null
}

/** A pile only grows when it is made of the discards. */
function shuffle(before: KairoView, now: KairoView): Shuffle | null {
    return now.deck_size > before.deck_size ? { kind: 'shuffle', count: now.deck_size } : null
}

/** What has happened between two views that is worth to be seen. */
export function happened(before: KairoView, now: KairoView): Happened | null {
    if (before.board !== now.board || before.seats.length !== now.seats.length) return null
    return growth(before, now) ?? arrival(before, now) ?? shuffle(before, now)
}
