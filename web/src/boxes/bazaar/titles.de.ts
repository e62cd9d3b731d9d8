// What the pages around the table say of it, in German.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { 'istanbul+mocha+letters': 'Großer Basar' } },
    pages: {
        shelf: {
            titles: { 'istanbul+mocha+letters': 'Großer Basar' },
            kinds: { 'istanbul+mocha+letters': 'beide Schachteln in einer' },
            lines: { 'istanbul+mocha+letters': 'Alle 25 Orte auf einmal, mit den Katakomben. Sechs Rubine.' },
            tips: { 'istanbul+mocha+letters': 'Ein langer Abend. Am besten zu dritt oder viert.' },
            goals: {
                'istanbul+mocha+letters':
                    'vor allen anderen sechs Rubine haben, mit allem, was beide Schachteln bringen.',
            },
        },
        games: { 'istanbul+mocha+letters': 'Istanbul: der Große Basar' },
    },
}
