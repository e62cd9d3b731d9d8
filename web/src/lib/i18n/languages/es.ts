import type { Language } from '../languages.svelte'

export const language: Language = {
    words: import.meta.glob('/src/**/*.es.ts', { eager: true, import: 'words' }),
}
