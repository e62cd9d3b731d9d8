import type { Language } from '../languages.svelte'

export const language: Language = {
    words: import.meta.glob(
        ['/src/lib/i18n/*.de.ts', '/src/rivals/*.de.ts', '/src/boxes/**/{titles,hints}.de.ts'],
        { eager: true, import: 'words' },
    ),
    more: import.meta.glob(
        ['/src/lib/fair/*.de.ts', '/src/boxes/*/words.de.ts', '/src/{routes,tab}/**/*.de.ts'],
        { import: 'words' },
    ),
}
