// What the pages around the table say of it, in German.
import type { words as english } from './titles.en'

export const words: typeof english = {
    phases: {
        move: 'Bewegung',
        assistant: 'Gehilfe',
        toll: 'Wegzoll',
        action: 'Aktion',
        meet: 'Begegnung',
    },
    top: { games: { istanbul: 'Istanbul' } },
    pages: {
        shelf: {
            titles: { istanbul: 'Istanbul' },
            lines: { istanbul: 'Sechzehn Orte, ein Karren, fünf Rubine: das Rennen durch den Basar.' },
            tips: { istanbul: 'Fang hier an. Alles andere baut auf dieser Schachtel auf.' },
            goals: {
                istanbul:
                    'vor allen anderen fünf Rubine haben, zu zweit sechs. Geh einen oder zwei Orte weit, lass dort einen Gehilfen zurück, handle, und mach aus Waren und Lira Rubine.',
            },
        },
        games: { istanbul: 'Istanbul' },
        landing: {
            title: 'Ein Basar, ein Karren, fünf Rubine',
            goal: 'vor allen anderen fünf Rubine haben. Geh einen oder zwei Orte weit, lass dort einen Gehilfen zurück, handle, und mach aus Waren und Lira Rubine.',
        },
        newTable: {
            layouts: {
                first_play: 'Erstes Spiel',
                short: 'Kurze Wege',
                long: 'Lange Wege',
                order: 'Der Reihe nach',
                random: 'Gemischt',
            },
            layoutLines: {
                first_play: 'Am besten für die erste Partie',
                short: 'Am besten für die erste Partie',
                long: 'Was zusammengehört, liegt weit auseinander',
                order: 'Die Orte nach ihrer Nummer',
                random: 'Jedes Mal anders',
            },
        },
        end: {
            tallies: { rubies: 'Rubine', lira: 'Lira', goods: 'Waren', cards: 'Karten' },
            decided: {
                rubies: 'Die Rubine haben entschieden.',
                lira: 'Gleich viele Rubine, also entschieden die Lira.',
                goods: 'Gleich viele Rubine und Lira, also entschieden die Waren.',
                cards: 'Gleich viele Rubine, Lira und Waren, also entschieden die Handkarten.',
            },
            orders: {
                rubies: 'Bei Gleichstand zählen der Reihe nach: Rubine, Lira, Waren, Handkarten. Was über einen Platz entschied, ist fett.',
            },
        },
    },
}
