import type { Box } from '$lib/boxes'

export const box: Box = {
    name: 'wells',
    words: {
        en: {
            top: { games: { wells: 'Five Wells' } },
            pages: {
                games: { wells: 'Five Wells' },
                end: { tallies: { water: 'Water' }, decided: { water: 'The water decided.' } },
            },
        },
        fr: {
            top: { games: { wells: 'Cinq Puits' } },
            pages: {
                games: { wells: 'Cinq Puits' },
                end: { tallies: { water: 'Eau' }, decided: { water: 'L’eau a décidé.' } },
            },
        },
    },
    signs: { water: 'water' },
    table: () => import('./table'),
    laws: () => import('./laws'),
}
