import type { Box } from '$lib/boxes'
import { en } from './titles.en'
import { fr } from './titles.fr'

export const box: Box = {
    name: 'bazaar',
    words: { en, fr },
    cover: {
        game: 'istanbul+mocha+letters',
        picture: 'cover-bazaar',
        spine: 'dice',
        minutes: [90, 90],
        weight: 4,
        best: [3, 4],
    },
    tiles: { catacombs: [25, 'ruby'] },
    adds: () => import('./adds'),
}
