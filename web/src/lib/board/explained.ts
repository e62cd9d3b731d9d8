// A thing that says what it is: a mouse rests on it, or the keyboard comes to it.
import type { About, Why } from './why.svelte'

export interface Explained extends About {
    why: Why | undefined
    /** The token whose reason may be asked for. */
    token?: string
}

export function explained(
    node: HTMLElement,
    given: Explained,
): { update: (next: Explained) => void; destroy: () => void } {
    let { why, token = '', ...about } = given
    const enter = (event: PointerEvent): void => {
        if (event.pointerType === 'mouse') why?.point(node, token, about)
    }
    const focus = (): void => {
        if (node.matches(':focus-visible')) why?.tell(node, token, about)
    }
    const leave = (): void => why?.leave()
    const heard: [string, EventListener][] = [
        ['pointerenter', enter as EventListener],
        ['pointerleave', leave],
        ['focus', focus],
        ['blur', leave],
    ]
    for (const [name, listener] of heard) node.addEventListener(name, listener)
    return {
        update: (next) => ({ why, token = '', ...about } = next),
        destroy: () => {
            for (const [name, listener] of heard) node.removeEventListener(name, listener)
        },
    }
}
