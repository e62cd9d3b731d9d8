// How the chance outcomes of this box are ordered and weighed.
import type { Laws } from '$lib/fair/odds'
import { words } from './order'

export const laws: Laws = { words, even: ['*start'], laid: ['*lay'] }
