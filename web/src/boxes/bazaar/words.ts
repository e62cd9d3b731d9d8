// The words of this box, with those of its game and of the page.
import { withWords } from '$lib/i18n/index.svelte'

export const t = withWords({
    en: { comeOut: 'then go anywhere', verbs: { go: 'Where does your merchant come out?' } },
    fr: { comeOut: 'sortie où l’on veut', verbs: { go: 'Où votre marchand sort-il\u00a0?' } },
})
