// How the chance outcomes of Five Wells are weighed.
import type { Laws } from '$lib/fair/odds'

export const laws: Laws = { words: {}, even: ['*roll'] }
