import type { Language } from '../languages.svelte'

export const language: Language = {
    words: import.meta.glob(
        ['/src/lib/i18n/*.es.ts', '/src/rivals/*.es.ts', '/src/boxes/**/{titles,hints}.es.ts'],
        { eager: true, import: 'words' },
    ),
    more: import.meta.glob(
        ['/src/lib/fair/*.es.ts', '/src/boxes/*/words.es.ts', '/src/{routes,tab}/**/*.es.ts'],
        { import: 'words' },
    ),
}
