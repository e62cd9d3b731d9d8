import type { Box } from '$lib/boxes'

const GAME = 'istanbul+harbour'

export const box: Box = {
    name: 'harbour',
    words: {
        en: {
            top: { games: { [GAME]: 'Istanbul · The Harbour' } },
            pages: {
                games: { [GAME]: 'Istanbul with the Harbour' },
                newTable: {
                    expansions: { harbour: 'The Harbour' },
                    expansionLines: { harbour: 'A pier, three quays, and fish for rubies.' },
                    layouts: { coast: 'Coast' },
                },
            },
        },
        fr: {
            top: { games: { [GAME]: 'Istanbul · Le Port' } },
            pages: {
                games: { [GAME]: 'Istanbul avec le Port' },
                newTable: {
                    expansions: { harbour: 'Le Port' },
                    expansionLines: { harbour: 'Une jetée, trois quais, et des poissons pour des rubis.' },
                    layouts: { coast: 'Côte' },
                },
            },
        },
    },
    adds: () => import('./adds'),
    laws: () => import('./laws'),
}
