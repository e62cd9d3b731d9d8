// How the chance outcomes of the Harbour are ordered.
import type { Laws } from '$lib/fair/odds'

export const laws: Laws = { words: { '*draw': [['ferry']] } }
