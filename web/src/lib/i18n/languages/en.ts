import type { Language } from '../languages.svelte'

export const language: Language = {
    words: import.meta.glob(
        ['/src/lib/i18n/*.en.ts', '/src/rivals/*.en.ts', '/src/boxes/**/{titles,hints}.en.ts'],
        { eager: true, import: 'words' },
    ),
    more: import.meta.glob(
        ['/src/lib/fair/*.en.ts', '/src/boxes/*/words.en.ts', '/src/{routes,tab}/**/*.en.ts'],
        { import: 'words' },
    ),
}
