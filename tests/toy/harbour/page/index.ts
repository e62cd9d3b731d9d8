import type { Box } from '$lib/boxes'

const GAME = 'istanbul+harbour'

export const box: Box = {
    name: 'harbour',
    words: {
        en: {
            top: { games: { [GAME]: 'Istanbul · The Harbour' } },
            pages: {
                games: { [GAME]: 'Istanbul with the Harbour' },
                shelf: {
                    titles: { [GAME]: 'The Harbour' },
                    lines: { [GAME]: 'A pier, three quays, and fish for rubies.' },
                },
                newTable: { layouts: { coast: 'Coast' } },
            },
        },
        fr: {
            top: { games: { [GAME]: 'Istanbul · Le Port' } },
            pages: {
                games: { [GAME]: 'Istanbul avec le Port' },
                shelf: {
                    titles: { [GAME]: 'Le Port' },
                    lines: { [GAME]: 'Une jetée, trois quais, et des poissons pour des rubis.' },
                },
                newTable: { layouts: { coast: 'Côte' } },
            },
        },
    },
    adds: () => import('./adds'),
    laws: () => import('./laws'),
}
