// Where a bubble stands: beside its thing, never over it, and within the window.
export interface Box {
    left: number
    top: number
    right: number
    bottom: number
}

export interface Stand {
    left: number
    top: number
    side: 'above' | 'below' | 'left' | 'right' | 'foot'
}

const APART = 12
const EDGE = 8
/** Below this width a bubble lies at the foot of the screen, over what is asked and above the tabs. */
const PHONE = 760
const TABS = 58

const within = (at: number, size: number, all: number): number =>
    Math.max(EDGE, Math.min(all - size - EDGE, at))

/** On a phone at its foot, unless the thing is there. Else above or below if there is room, then at a side; where there is
    none at all, at the edge that is farther away. */
export function beside(it: Box, size: { w: number; h: number }, all: { w: number; h: number }): Stand {
    const left = within((it.left + it.right - size.w) / 2, size.w, all.w)
    const top = within((it.top + it.bottom - size.h) / 2, size.h, all.h)
    const foot = all.h - TABS - size.h
    if (all.w < PHONE && it.bottom + APART <= foot) return { left: EDGE, top: foot, side: 'foot' }
    const need = { w: size.w + APART + EDGE, h: size.h + APART + EDGE }
    if (it.top >= need.h) return { left, top: it.top - APART - size.h, side: 'above' }
    if (all.h - it.bottom >= need.h) return { left, top: it.bottom + APART, side: 'below' }
    if (all.w - it.right >= need.w) return { left: it.right + APART, top, side: 'right' }
    if (it.left >= need.w) return { left: it.left - APART - size.w, top, side: 'left' }
    const below = all.h - it.bottom > it.top
    return { left, top: below ? all.h - size.h - EDGE : EDGE, side: below ? 'below' : 'above' }
}
