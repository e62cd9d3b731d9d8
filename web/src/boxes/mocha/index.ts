import type { Box } from '$lib/boxes'
import { en } from './titles.en'
import { fr } from './titles.fr'

export const box: Box = {
    name: 'mocha',
    words: { en, fr },
    adds: () => import('./adds'),
    topics: () => import('./topics'),
    laws: () => import('./laws'),
}
