// The words of its screens, in French.
import type { words as english } from './words.en'

export const words: typeof english = {
    comeOut: 'sortie où l’on veut',
    verbs: { go: 'Où votre marchand sort-il\u00a0?' },
}
