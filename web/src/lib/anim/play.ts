// Show the events of a step one after the other. Click or Space skips to the end.
import type { SymbolName } from '$lib/art/symbols'
import type { Happening } from '$lib/net/wire'
import { isCalm } from '$lib/settings.svelte'
import type { Cue } from '$lib/sound/cues'
import { sound } from '$lib/sound/sound'
import { fly, rectOf, roll } from './fly'

/** A piece an event moves, from where to where, and what it passes on its way. */
export interface Flight {
    piece: string
    symbol: SymbolName
    /** Drawn on it, if its symbol is one of many. */
    hue?: string
    from: string
    to: string
    by?: string[]
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
}

/** What an animation may touch of a match. */
export interface Stage<V> {
    view: V | null
    you: number[]
    caption: string
    dice: number[]
    flying: string[]
    /** Steps that wait behind this one. */
    behind: number
}

const STEP = 420 // a piece from place to place
const PACE = 90 // more for each step of a longer way
const WALK = 1500 // the longest way
const GOOD = 380
const DICE = 1000 // with a moment to read them
const READ = 260 // an event that is only words
const LATE = 3 // steps behind from which on all goes faster
const FAR = 10 // steps behind from which on nothing is shown any more
const MOST = 3600 // all events of one step together

let skipped = false
let wake: (() => void)[] = []

/** End whatever is moving now. */
export function skip(): void {
    skipped = true
    for (const one of wake) one()
    wake = []
    document.querySelectorAll('.flying').forEach((one) => one.remove())
}

function pause(ms: number): Promise<void> {
    if (skipped || ms <= 0) return Promise.resolve()
    return new Promise((done) => {
        wake.push(done)
        setTimeout(done, ms)
    })
}

async function show<V>(event: Happening, stage: Stage<V>, acting: Acting<V>, speed: number): Promise<void> {
    const view = stage.view
    if (!view) return
    const moving = acting.flight(event, view)
    if (moving) {
        const from = rectOf(`[data-piece="${moving.piece}"]`) ?? rectOf(moving.from)
        const to = rectOf(`${moving.to} .pic`) ?? rectOf(moving.to)
        const by = (moving.by ?? []).flatMap((one) => rectOf(one) ?? [])
        const time = speed * (by.length ? Math.min(WALK, STEP + PACE * by.length) : STEP)
        fly({ name: moving.symbol, hue: moving.hue, height: moving.by ? 34 : 46 }, [from, ...by, to], time)
        stage.flying = [...stage.flying, moving.piece]
        await pause(time)
        stage.view = acting.patch(view, event)
        stage.flying = stage.flying.filter((one) => one !== moving.piece)
        return
    }
    const dice = acting.dice(event)
    if (dice.length) {
        roll(dice, DICE * speed)
        await pause(DICE * speed)
        return
    }
    const given = acting.gift(event, view)
    if (given) {
        const drawn = { name: given.symbol, hue: given.hue, height: 26 }
        fly(drawn, [rectOf(given.from), rectOf(given.to)], GOOD * speed)
        await pause(GOOD * speed * 0.8)
    } else if (event.text) await pause(READ * speed)
    stage.view = acting.patch(view, event)
}

/** Play all events; whatever is skipped is simply drawn by the view that follows. */
export async function play<V>(
    events: Happening[],
    stage: Stage<V>,
    acting: Acting<V> | null,
    tell: (nth: number) => void,
): Promise<void> {
    skipped = document.hidden || stage.behind > FAR
    wake = []
    const shown = events.filter((event) => event.text)
    const hurry = stage.behind > LATE ? 0.4 : 1
    const speed = hurry * Math.min(1, MOST / Math.max(1, shown.length * STEP))
    const calm = isCalm()
    // nothing travels: one sound stands for all
    if (calm && !skipped) sound(shown.map((event) => acting?.cue(event)).find(Boolean))
    for (const [nth, event] of shown.entries()) {
        stage.caption = event.text
        tell(nth)
        const dice = acting?.dice(event) ?? []
        if (dice.length) stage.dice = dice
        if (calm || skipped || !acting) continue
        sound(acting.cue(event))
        await show(event, stage, acting, speed)
    }
    stage.flying = []
}
