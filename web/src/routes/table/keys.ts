// The keys of the table. What a question asks for (goods, cards, numbers) is read by its own component.
import { skip } from '$lib/anim/play'
import { keyOf } from '$lib/ask/keys'
import { after, leave, stops } from '$lib/frame/tabbing'
import type { Why } from '$lib/board/why.svelte'
import type { Zoom } from '$lib/board/zoom.svelte'
import type { Match } from '$lib/match/match.svelte'
import { choose, settings } from '$lib/settings.svelte'
import type { Reached } from '$lib/frame/parts'

export interface Reach {
    match: Match
    why: Why
    zoom: Zoom
    /** The board, unless it is shown as a list. */
    board: () => Reached | undefined
    /** Whether it is asked for a place. */
    asksPlace: () => boolean
    /** Show a region and put the focus there. */
    region: (name: string) => void
    help: () => void
}

/** Numbers of two digits are typed within a moment. */
const MOMENT = 700
/** Parts of the page that use the arrow keys themselves. */
const WALKED = '[data-board], [data-region], dialog, input'

export function keysOf(reach: Reach): (event: KeyboardEvent) => void {
    const { match, why, zoom } = reach
    let typed = ''
    let typedAt = 0
    const typing = (): boolean => Date.now() - typedAt < MOMENT

    function jump(digit: string): void {
        typed = typing() ? typed.slice(-1) + digit : digit
        typedAt = Date.now()
        const board = reach.board()
        if (!board?.focusNumber?.(Number(typed))) board?.focusNumber?.(Number(digit))
    }

    function back(): void {
        if (why.rect) why.hide()
        else if (match.follow.look) match.follow.look = null
        else if (match.choice.chosen) match.choice.chosen = null
        else match.choice.reset()
    }

    /** The rule of the thing in focus, or help for all. */
    function explain(): void {
        const { place, card } = (document.activeElement as HTMLElement | null)?.dataset ?? {}
        if (place) why.explain(`place.${place}`)
        else if (card) why.explain(card.includes('.') ? card : `card.${card}`)
        else reach.help()
    }

    const keys: Record<string, () => void> = {
        u: () => match.undo(),
        l: () => choose({ list: !settings.list }),
        h: () => reach.region('hand'),
        j: () => reach.region('log'),
        m: () => choose({ sound: !settings.sound }),
        '+': () => zoom.in(),
        '=': () => zoom.in(),
        '-': () => zoom.out(),
        '?': explain,
        Escape: back,
    }

    return (event) => {
        if (tabs(event)) return
        const key = keyOf(event)
        if (!key) return
        const act = keys[key]
        const chosen = match.choice.chosen
        if (key === 'Enter') typed = ''
        if (key === ' ' && match.playing) skip(match.follow)
        else if (key === 'Enter' && !event.repeat && !onOtherButton(event, reach.asksPlace())) {
            const asIs = chosen?.use?.useful !== false && chosen?.use?.deeds?.length !== 1
            if (chosen && asIs) match.act(chosen)
            else if (!mainButton()) return
        } else if (act) act()
        else if (key === '0' && !typing()) zoom.reset()
        else if (/^\d$/.test(key) && reach.asksPlace() && reach.board()?.focusNumber) jump(key)
        else if (key.startsWith('Arrow') && !walks(event.target as Element)) reach.board()?.focusAt()
        else return
        event.preventDefault()
    }
}

/** Tab, also from a field; a window keeps it to itself. */
function tabs(event: KeyboardEvent): boolean {
    const held = document.activeElement ?? document.body
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
        return false
    if (held.closest('dialog')) return true
    const next = after(held, event.shiftKey, stops(document))
    if (!next) leave(event.shiftKey)
    else event.preventDefault()
    next?.focus()
    return true
}

/** The heading of a question has the focus when it is put: from there the arrows go to the board. */
function walks(target: Element): boolean {
    return !target.matches('h2') && target.closest(WALKED) !== null
}

/** Press the main answer of the question, if there is one. */
function mainButton(): boolean {
    const button = document.querySelector<HTMLElement>('[data-region="ask"] .btn.go')
    button?.click()
    return Boolean(button)
}

/** Enter belongs to a focused button, unless it is the chosen place itself. */
function onOtherButton(event: KeyboardEvent, asked: boolean): boolean {
    const button = (event.target as Element).closest<HTMLElement>('button, a')
    if (!button?.dataset.place) return Boolean(button)
    return asked && button.getAttribute('aria-pressed') !== 'true'
}
