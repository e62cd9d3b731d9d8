import type { Box } from '$lib/boxes'
import { en } from './titles.en'
import { fr } from './titles.fr'

export const box: Box = {
    name: 'kairo',
    words: { en, fr },
    signs: { vp: 'kairo-vp' },
    first: { choices: { start_mode: 'fixed' } },
    table: () => import('./table'),
    shows: () => import('./shows'),
    topics: () => import('./topics'),
    laws: () => import('./laws'),
}
