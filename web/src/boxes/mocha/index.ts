import type { Box } from '$lib/boxes'
import { words as en } from './titles.en'

export const box: Box = {
    name: 'mocha',
    words: { en },
    cover: {
        game: 'istanbul+mocha',
        picture: 'cover-mocha',
        spine: 'mkt',
        minutes: [60, 60],
        weight: 3,
        best: [3, 4],
    },
    tiles: {
        roasting_plant: [17, 'good'],
        guild_hall: [18, 'serv'],
        tavern: [19, 'serv'],
        coffee_house: [20, 'ruby'],
    },
    adds: () => import('./adds'),
    topics: () => import('./topics'),
    laws: () => import('./laws'),
}
