// The words of its screens, in Spanish.
import type { words as english } from './words.en'

export const words: typeof english = {
    comeOut: 'luego, a donde quieras',
    verbs: { go: '¿Por dónde sale tu mercader?' },
}
