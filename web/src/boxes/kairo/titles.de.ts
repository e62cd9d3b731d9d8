// What the pages around the table say of it, in German.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { kairo: 'Kairo' } },
    marks: {
        ankh: { emblem: 'Ankh' },
        eye: { emblem: 'Auge' },
        scarab: { emblem: 'Skarabäus' },
        pyramid: { emblem: 'Pyramide' },
    },
    pages: {
        shelf: {
            titles: { kairo: 'Kairo' },
            lines: { kairo: 'Bau Stände, öffne Eingänge, lock die Kunden durch die Gassen von Kairo.' },
            tips: { kairo: 'Ein anderes Spiel, eine andere Stadt: keine Würfel, nur Ellbogen.' },
            goals: {
                kairo: 'am Ende die meisten Punkte haben. Bau Stände, lock Kunden dorthin und gewinn Medaillen.',
            },
        },
        games: { kairo: 'Kairo' },
        newTable: {
            choices: { start_mode: 'Erste Stände' },
            choiceWords: { variable: 'Gewählt', fixed: 'Vorgegeben' },
            choiceLines: {
                variable: 'Alle setzen reihum drei Stände',
                fixed: 'Je drei Stände liegen schon aus; am besten für die erste Partie',
            },
        },
        end: { tallies: { vp: 'Punkte' }, decided: { vp: 'Die Punkte haben entschieden.' } },
        rules: {
            reconstructed: {
                ways: {
                    board: 'Hast du die Schachtel? Kopier docs/rules/data/kairo.toml als my.toml, ändere darin, was anders gedruckt ist, wie es die Beispiele zeigen (öffne eines), und spiel damit:',
                },
            },
        },
    },
}
