import type { Box } from '$lib/boxes'
import { en } from './titles.en'
import { fr } from './titles.fr'

export const box: Box = {
    name: 'istanbul',
    words: { en, fr },
    cover: {
        game: 'istanbul',
        picture: 'cover-istanbul',
        spine: 'ruby',
        minutes: [40, 60],
        weight: 2,
        best: [3, 4],
    },
    tiles: {
        wainwright: [1, 'ruby'],
        fabric: [2, 'good'],
        spice: [3, 'good'],
        fruit: [4, 'good'],
        post: [5, 'serv'],
        caravansary: [6, 'serv'],
        fountain: [7, 'serv'],
        black_market: [8, 'dice'],
        tea: [9, 'dice'],
        large_market: [10, 'mkt'],
        small_market: [11, 'mkt'],
        police: [12, 'serv'],
        palace: [13, 'ruby'],
        small_mosque: [14, 'ruby'],
        great_mosque: [15, 'ruby'],
        gemstone: [16, 'ruby'],
    },
    small: () => import('./small'),
    signs: { rubies: 'ruby', lira: 'lira', goods: 'good-any', cards: 'card' },
    first: {},
    table: () => import('./table'),
    shows: () => import('./shows'),
    topics: () => import('./learn/topics'),
    laws: () => import('./laws'),
}
