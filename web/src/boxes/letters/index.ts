import type { Box } from '$lib/boxes'

export const box: Box = {
    name: 'letters',
    cover: {
        game: 'istanbul+letters',
        picture: 'cover-letters',
        spine: 'serv',
        minutes: [60, 60],
        weight: 3,
        best: [3, 4],
    },
    tiles: {
        embassy: [21, 'serv'],
        kiosk: [22, 'mkt'],
        auction_house: [23, 'mkt'],
        secret_society: [24, 'ruby'],
    },
    adds: () => import('./adds'),
    topics: () => import('./topics'),
    laws: () => import('./laws'),
}
