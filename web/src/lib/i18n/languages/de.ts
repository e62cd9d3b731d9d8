import type { Language } from '../languages.svelte'

export const language: Language = {
    words: import.meta.glob('/src/**/*.de.ts', { eager: true, import: 'words' }),
}
