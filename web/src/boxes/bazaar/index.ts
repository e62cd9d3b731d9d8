import type { Box } from '$lib/boxes'
import { en } from './titles.en'
import { fr } from './titles.fr'

export const box: Box = {
    name: 'bazaar',
    words: { en, fr },
    adds: () => import('./adds'),
}
