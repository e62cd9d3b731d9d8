// A button that leaves something behind: a mouse or a key acts at once, a finger has to rest on it for half a second.
export const REST = 500

export interface Rest {
    needed: () => boolean
    /** The finger comes down, or goes away. */
    down: (is: boolean) => void
    /** It went away too soon. */
    short: () => void
    act: () => void
}

export function resting(node: HTMLElement, rest: Rest): { destroy: () => void } {
    let since = 0
    let touched = false
    function start(event: PointerEvent): void {
        touched = event.pointerType === 'touch' && rest.needed()
        if (!touched) return
        since = event.timeStamp
        rest.down(true)
    }
    // it acts when the finger goes: what comes next must not be under it
    function stop(event: PointerEvent): void {
        if (!since) return
        const rested = event.timeStamp - since >= REST
        since = 0
        rest.down(false)
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
            for (const [name, listener] of heard) node.removeEventListener(name, listener)
        },
    }
}
