// Show the events of a step: the viewer's own one after the other, those of a rival at the pace of whoever follows.
import type { SymbolName } from '$lib/art/symbols'
import type { Follow } from '$lib/follow/follow.svelte'
import { FAR } from '$lib/follow/pace'
import type { Happening, Turn } from '$lib/net/wire'
import { isCalm } from '$lib/settings.svelte'
import type { Cue } from '$lib/sound/cues'
import { sound } from '$lib/sound/sound'
import { clearFlights, fly, rectOf, roll } from './fly'

/** A piece an event moves, from where to where, and what it passes on its way. */
export interface Flight {
    piece: string
    symbol: SymbolName
    /** Drawn on it, if its symbol is one of many. */
    hue?: string
    from: string
    to: string
    by?: string[]
    /** How high it is drawn, if it knows. */
    height?: number | undefined
}

/** Something small that goes from one thing on the page to another. */
export interface Gift {
    symbol: SymbolName
    hue?: string
    from: string
    to: string
}

/** How a game shows what happens. */
export interface Acting<V> {
    flight(event: Happening, view: V): Flight | null
    gift(event: Happening, view: V): Gift | null
    /** The dice it shows. */
    dice(event: Happening): number[]
    /** What is heard of it. */
    cue(event: Happening): Cue | undefined
    /** The view after an event, as far as the event shows. */
    patch(view: V, event: Happening): V
    /** Whether it is a moment of its own in a turn that is followed. */
    beat?(event: Happening): boolean
    /** Whether it is an act of its own before the first turn. */
    opens?(event: Happening): boolean
    /** The ways of a turn over the board, every place of each, as `data-place` names them. */
    ways?(turn: Turn, view: V): string[][]
    /** What is drawn where the first of them began, if not the emblem of the seat. */
    ghost?(turn: Turn): SymbolName
}

/** What an animation may touch of a match. */
export interface Stage<V> {
    view: V | null
    caption: string
    dice: number[]
    flying: string[]
    follow: Follow
}

const STEP = 420 // a piece from place to place
const PACE = 90 // more for each step of a longer way
const WALK = 1500 // the longest way
const GOOD = 380
const DICE = 1000 // with a moment to read them
const READ = 260 // an event that is only words

/** End whatever is moving now. */
export function skip(follow: Follow, which: 'turn' | 'all' = 'turn'): void {
    follow.skip(which)
    clearFlights()
}

function launch<V>(moving: Flight, time: number, stage: Stage<V>): void {
    const from = rectOf(`[data-piece="${moving.piece}"]`) ?? rectOf(moving.from)
    const to = rectOf(`${moving.to} .pic`) ?? rectOf(moving.to)
    const by = (moving.by ?? []).flatMap((one) => rectOf(one) ?? [])
    fly(
        { name: moving.symbol, hue: moving.hue, height: moving.height ?? (moving.by ? 34 : 46) },
        [from, ...by, to],
        time,
    )
    stage.flying = [...stage.flying, moving.piece]
}

function give(given: Gift): void {
    fly({ name: given.symbol, hue: given.hue, height: 26 }, [rectOf(given.from), rectOf(given.to)], GOOD)
}

/** An event of the viewer's own turn, or outside turns. */
async function show<V>(event: Happening, stage: Stage<V>, acting: Acting<V>): Promise<void> {
    const view = stage.view
    if (!view) return
    const moving = acting.flight(event, view)
    const dice = acting.dice(event)
    const given = moving || dice.length ? null : acting.gift(event, view)
    if (moving) {
        const by = moving.by?.length ?? 0
        const time = by ? Math.min(WALK, STEP + PACE * by) : STEP
        launch(moving, time, stage)
        await stage.follow.ownWait(time)
    } else if (dice.length) {
        roll(dice, DICE)
        await stage.follow.ownWait(DICE)
    } else if (given) {
        give(given)
        await stage.follow.ownWait(GOOD * 0.8)
    } else if (event.text) await stage.follow.ownWait(READ)
    stage.view = acting.patch(view, event)
    if (moving) stage.flying = stage.flying.filter((one) => one !== moving.piece)
}

/** An event of a rival's turn: its way is walked, its moments have their time, the rest is in the sentence. */
async function follow<V>(event: Happening, stage: Stage<V>, acting: Acting<V>): Promise<void> {
    const view = stage.view
    if (!view) return
    const { follow, follow: { times } } = stage // prettier-ignore
    const moving = acting.flight(event, view)
    const still = isCalm() || follow.quick
    const dice = acting.dice(event)
    if (moving) {
        const goal = moving.to.match(/"(.+)"/)?.[1] ?? ''
        const ways = follow.now ? (acting.ways?.(follow.now, view) ?? []) : []
        const places = ways.find((way) => way.at(-1) === goal)?.length ?? 2
        if (!still) launch(moving, times.step * Math.min(FAR, places - 1), stage)
        await follow.walk(places)
    } else if (dice.length && !still) roll(dice, DICE)
    else if (!still) {
        const given = acting.gift(event, view)
        if (given) give(given)
    }
    if (acting.beat?.(event) && !isCalm()) await follow.wait(times.beat)
    stage.view = acting.patch(view, event)
    if (moving) stage.flying = stage.flying.filter((one) => one !== moving.piece)
}

/** Play all events; whatever is skipped is simply drawn by the view that follows. */
export async function play<V>(
    events: Happening[],
    stage: Stage<V>,
    acting: Acting<V> | null,
    tell: (nth: number) => void,
    /** A turn begins. */
    turn: (event: Happening) => Promise<void>,
    /** Somebody has acted before the first turn. */
    opening: (event: Happening) => Promise<void>,
): Promise<void> {
    const shown = events.filter((event) => event.text)
    const calm = isCalm()
    // nothing travels: one sound stands for all
    if (calm) sound(shown.map((event) => acting?.cue(event)).find(Boolean))
    for (const [nth, event] of shown.entries()) {
        if (event.turn) await turn(event)
        stage.caption = event.text
        tell(nth)
        const dice = acting?.dice(event) ?? []
        if (dice.length) stage.dice = dice
        if (!acting) continue
        if (!calm && !(stage.follow.now && stage.follow.quick)) sound(acting.cue(event))
        if (stage.follow.now) await follow(event, stage, acting)
        else if (!calm && !document.hidden && !stage.follow.skipped) await show(event, stage, acting)
        // it has happened before whatever follows, though nothing moves
        else if (stage.view) stage.view = acting.patch(stage.view, event)
        if (!stage.follow.now && acting.opens?.(event)) await opening(event)
    }
    stage.flying = []
}
