// Les mots de l’éditeur de positions.
import type { EditorWords } from './words.en'

export const words: EditorWords = {
    title: 'Poser une position',
    lead: 'Dites qui est où et ce que chacun possède. La position est celle d’un début de tour ; ce qui découle du reste se remplit tout seul.',
    table: 'La table',
    possible: 'Cette position est possible.',
    unlikely: 'Cela ne peut pas arriver dans une partie, mais on peut l’essayer :',
    impossible: 'C’est impossible :',
    go: 'Essayer',
    copy: 'Copier la position',
    none: 'rien',
    add: 'Ajouter',
    take: (what) => `Enlever ${what}`,
}
