// A button that leaves something behind: a mouse or a key acts at once, a finger has to rest on it for half a second.
export const REST = 500

export interface Rest {
    needed: () => boolean
    /** The finger comes down, has rested long enough, or goes away. */
    press: (is: 'down' | 'rested' | '') => void
    /** It went away too soon. */
    short: () => void
    act: () => void
}

export function resting(node: HTMLElement, rest: Rest): { destroy: () => void } {
    let timer = 0
    let rested = false
    let touched = false
    function start(event: PointerEvent): void {
        touched = event.pointerType === 'touch' && rest.needed()
        if (!touched) return
        rested = false
        rest.press('down')
        timer = window.setTimeout(() => {
            rested = true
            rest.press('rested')
        }, REST)
    }
    // it acts when the finger goes: what comes next must not be under it
    function stop(event: PointerEvent): void {
        if (!timer) return
        clearTimeout(timer)
        timer = 0
        rest.press('')
        if (event.type !== 'pointerup') return
        if (rested) rest.act()
        else rest.short()
    }
    function click(): void {
        if (!touched) rest.act()
        touched = false
    }
    const menu = (event: Event): void => {
        if (touched) event.preventDefault()
    }
    const heard: [string, EventListener][] = [
        ['pointerdown', start as EventListener],
        ['pointerup', stop as EventListener],
        ['pointercancel', stop as EventListener],
        ['pointerleave', stop as EventListener],
        ['contextmenu', menu],
        ['click', click],
    ]
    for (const [name, listener] of heard) node.addEventListener(name, listener)
    return {
        destroy: () => {
            clearTimeout(timer)
            for (const [name, listener] of heard) node.removeEventListener(name, listener)
        },
    }
}
