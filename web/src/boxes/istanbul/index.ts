import type { Box } from '$lib/boxes'
import { en } from './titles.en'
import { fr } from './titles.fr'

export const box: Box = {
    name: 'istanbul',
    words: { en, fr },
    signs: { rubies: 'ruby', lira: 'lira', goods: 'good-any', cards: 'card' },
    first: {},
    table: () => import('./table'),
    shows: () => import('./shows'),
    topics: () => import('./learn/topics'),
    laws: () => import('./laws'),
}
