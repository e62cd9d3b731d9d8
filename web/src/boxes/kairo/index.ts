import type { Box } from '$lib/boxes'

export const box: Box = {
    name: 'kairo',
    cover: {
        game: 'kairo',
        picture: 'cover-kairo',
        spine: 'good',
        minutes: [45, 60],
        weight: 3,
        best: [3, 3],
    },
    small: () => import('./small'),
    signs: { vp: 'kairo-vp' },
    first: { choices: { start_mode: 'fixed' } },
    table: () => import('./table'),
    shows: () => import('./shows'),
    topics: () => import('./topics'),
    laws: () => import('./laws'),
}
