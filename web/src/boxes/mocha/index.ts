import { tilesOf } from '$boxes/istanbul/places'
import type { Box } from '$lib/boxes'
import { OWN_PLACES } from './places'

export const box: Box = {
    name: 'mocha',
    cover: {
        game: 'istanbul+mocha',
        picture: 'cover-mocha',
        spine: 'mkt',
        minutes: [60, 60],
        weight: 3,
        best: [3, 4],
    },
    tiles: tilesOf(OWN_PLACES),
    adds: () => import('./adds'),
    topics: () => import('./topics'),
    laws: () => import('./laws'),
}
