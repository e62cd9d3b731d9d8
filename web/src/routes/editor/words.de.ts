// Die Wörter des Stellungseditors.
import type { EditorWords } from './words.en'

export const words: EditorWords = {
    title: 'Eine Stellung aufbauen',
    lead: 'Sag, wer wo steht und was alle haben. Die Stellung beginnt mit einem Zug; was sich daraus ergibt, ergänzt sich von selbst.',
    table: 'Der Tisch',
    possible: 'Diese Stellung ist möglich.',
    unlikely: 'Das kann in keiner Partie entstehen, lässt sich aber ausprobieren:',
    impossible: 'Das ist unmöglich:',
    go: 'Ausprobieren',
    copy: 'Stellung kopieren',
    none: 'nichts',
    add: 'Hinzufügen',
    take: (what) => `${what} wegnehmen`,
}
