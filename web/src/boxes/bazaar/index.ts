import type { Box } from '$lib/boxes'

export const box: Box = {
    name: 'bazaar',
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
