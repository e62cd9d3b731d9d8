// A long press: a finger rests on something.
const LONG = 500
const STILL = 10
const AFTER = 400 // so long after the finger has gone a click may still come of it

/** The tap that would follow a long press is swallowed, wherever it lands: something may have opened under the finger. */
function swallowTap(): void {
    const swallow = (event: Event): void => {
        event.preventDefault()
        event.stopImmediatePropagation()
    }
    const later = (): void => void setTimeout(() => removeEventListener('click', swallow, true), AFTER)
    addEventListener('click', swallow, { capture: true, once: true })
    addEventListener('pointerup', later, { once: true })
}

// one for all: a second finger, wherever it comes down, makes it another gesture
let timer = 0
const stop = (): void => clearTimeout(timer)

export function hold(node: HTMLElement, held: () => void): { destroy: () => void } {
    let touched = false
    let at = { x: 0, y: 0 }
    const down = (event: PointerEvent): void => {
        touched = event.pointerType === 'touch'
        stop()
        if (!touched || !event.isPrimary) return
        at = { x: event.clientX, y: event.clientY }
        timer = window.setTimeout(() => {
            swallowTap()
            held()
        }, LONG)
    }
    const move = (event: PointerEvent): void => {
        if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > STILL) stop()
    }
    // the menu a browser would open over the same press
    const menu = (event: Event): void => {
        if (touched) event.preventDefault()
    }
    const heard: [string, EventListener][] = [
        ['pointerdown', down as EventListener],
        ['pointermove', move as EventListener],
        ['pointerup', stop],
        ['pointercancel', stop],
        ['contextmenu', menu],
    ]
    for (const [name, listener] of heard) node.addEventListener(name, listener)
    return {
        destroy: () => {
            stop()
            for (const [name, listener] of heard) node.removeEventListener(name, listener)
        },
    }
}
