import type { Language } from '../languages.svelte'
import { typeset } from '../french'

export const language: Language = {
    words: import.meta.glob('/src/**/*.fr.ts', { eager: true, import: 'words' }),
    typeset,
}
