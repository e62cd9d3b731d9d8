// What the pages around the table say of it, in French.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { 'istanbul+mocha': 'Istanbul · Moka & Bakchich' } },
    pages: {
        shelf: {
            titles: { 'istanbul+mocha': 'Moka & Bakchich' },
            kinds: { 'istanbul+mocha': 'avec Istanbul' },
            lines: {
                'istanbul+mocha':
                    'Quatre lieux de plus, du café comme seconde bourse, des guildes et une barrière. Six rubis.',
            },
            tips: { 'istanbul+mocha': 'Pour qui connaît Istanbul par cœur.' },
            goals: {
                'istanbul+mocha':
                    'réunir six rubis avant les autres. Torréfiez du café, rejoignez les guildes, et gare à la barrière.',
            },
        },
        games: { 'istanbul+mocha': 'Istanbul avec Moka & Bakchich' },
    },
}
