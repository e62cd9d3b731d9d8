// The words of its screens, in German.
import type { words as english } from './words.en'

export const words: typeof english = {
    comeOut: 'dann überallhin',
    verbs: { go: 'Wo kommt dein Kaufmann heraus?' },
}
