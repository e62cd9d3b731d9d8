// German words of the way into study.
import type { words as english } from './words.en'

export const words: typeof english = {
    lead: 'Sieh dir noch einmal an, was gespielt wurde: was Glück war, was eine Entscheidung, und was besser gewesen wäre.',
    none: 'Noch keine deiner Partien ist zu Ende. Spiel eine zu Ende, dann kannst du sie hier studieren.',
    tools: 'Weiter erkunden',
    explore:
        'Was von hier aus gewinnt, gezählt über Tausende von Partien: Eröffnungen, Orte, Karten, und wie sich eine Aufstellung spielt.',
    sandbox:
        'Spiel alle Plätze, nimm zurück, was du willst, bestimme, was die Würfel zeigen. Eine echte Partie lässt sich Zug für Zug eingeben.',
    editor: 'Bau jede Stellung auf, die möglich ist, und probiere sie aus.',
    open: 'Eine Partie, die anderswo gespielt wurde oder die du als Datei aufbewahrt hast.',
}
