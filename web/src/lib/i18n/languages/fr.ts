import type { Language } from '../languages.svelte'
import { typeset } from '../french'

export const language: Language = {
    words: import.meta.glob(
        ['/src/lib/i18n/*.fr.ts', '/src/rivals/*.fr.ts', '/src/boxes/**/{titles,hints}.fr.ts'],
        { eager: true, import: 'words' },
    ),
    more: import.meta.glob(
        ['/src/lib/fair/*.fr.ts', '/src/boxes/*/words.fr.ts', '/src/{routes,tab}/**/*.fr.ts'],
        { import: 'words' },
    ),
    typeset,
}
