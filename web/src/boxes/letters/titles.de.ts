// What the pages around the table say of it, in German.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { 'istanbul+letters': 'Istanbul · Brief & Siegel' } },
    pages: {
        shelf: {
            titles: { 'istanbul+letters': 'Brief & Siegel' },
            kinds: { 'istanbul+letters': 'mit Istanbul' },
            lines: {
                'istanbul+letters':
                    'Briefe überbringen, Siegel sammeln, den Kompagnon schicken, bei Auktionen bieten. Sechs Rubine.',
            },
            tips: { 'istanbul+letters': 'Für alle, die Botengänge und Gebote mögen.' },
            goals: {
                'istanbul+letters':
                    'vor allen anderen sechs Rubine haben. Überbring Briefe, nutze ihre Siegel und schick deinen Kompagnon voraus.',
            },
        },
        games: { 'istanbul+letters': 'Istanbul mit Brief & Siegel' },
        newTable: {
            choices: { bonus_deck: 'Bonuskarten' },
            choiceWords: { mixed: 'Alle zusammen', new_only: 'Nur neue' },
            choiceLines: {
                mixed: 'Die Karten aller Schachteln in einem Stapel',
                new_only: 'Die Karten von Brief & Siegel ohne die der anderen Schachteln',
            },
        },
    },
}
