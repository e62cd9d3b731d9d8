// The pages that every page leads to, in their order.
import type { SymbolName } from '$lib/art/symbols'
import { t } from '$lib/i18n/index.svelte'
import { alone, elsewhere } from '$lib/net/way'

type Name = 'play' | 'learn' | 'study' | 'puzzles' | 'today' | 'people'

export interface Place {
    name: Name
    href: string
    sign: SymbolName
    /** Pages (see the router) that one comes to by it. */
    holds: string[]
}

/** How many stand in the bar of a phone, the others under More. */
export const IN_BAR = 4

const ALL: Place[] = [
    { name: 'play', href: '/', sign: 'board', holds: ['landing', 'new', 'join', 'table'] },
    { name: 'learn', href: '/learn', sign: 'learn', holds: ['learn'] },
    {
        name: 'study',
        href: '/study',
        sign: 'study',
        holds: ['studies', 'study', 'replay', 'sandbox', 'editor', 'explore', 'open'],
    },
    { name: 'puzzles', href: '/puzzles', sign: 'bulb', holds: ['puzzles'] },
    { name: 'today', href: '/today', sign: 'sun', holds: ['today', 'duplicate'] },
    { name: 'people', href: `${elsewhere}/people`, sign: 'people', holds: ['people', 'profile'] },
]

/** Where nobody else is, other people are on another site, or nowhere. */
export const places: Place[] = ALL.filter(({ name }) => name !== 'people' || !alone || elsewhere)

export const called = ({ name }: Place): string => t().pages.nav[name]

/** Whether a page is this place, lies behind it, or neither. */
export const currently = ({ holds }: Place, page: string): 'page' | 'true' | undefined =>
    holds[0] === page ? 'page' : holds.includes(page) ? 'true' : undefined
