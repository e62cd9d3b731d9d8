// What the pages around the table say of it, in German.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { 'istanbul+mocha': 'Istanbul · Mokka & Bakschisch' } },
    pages: {
        shelf: {
            titles: { 'istanbul+mocha': 'Mokka & Bakschisch' },
            kinds: { 'istanbul+mocha': 'mit Istanbul' },
            lines: {
                'istanbul+mocha':
                    'Vier Orte mehr, Kaffee als zweite Währung, Gildenkarten und eine Schranke. Sechs Rubine.',
            },
            tips: { 'istanbul+mocha': 'Für alle, die Istanbul in- und auswendig kennen.' },
            goals: {
                'istanbul+mocha':
                    'vor allen anderen sechs Rubine haben. Röste Kaffee, nutze die Gilden und achte auf die Schranke.',
            },
        },
        games: { 'istanbul+mocha': 'Istanbul mit Mokka & Bakschisch' },
    },
}
