// How the chance outcomes of this game are ordered and weighed.
import type { Laws } from '$lib/fair/odds'
import { words } from './order'

export const laws: Laws = { words, piles: { '*display': '*draw' }, even: ['*start'], own: ['board'] }
