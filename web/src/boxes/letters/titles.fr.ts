// What the pages around the table say of it, in French.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { 'istanbul+letters': 'Istanbul · Lettres & Sceaux' } },
    pages: {
        shelf: {
            titles: { 'istanbul+letters': 'Lettres & Sceaux' },
            kinds: { 'istanbul+letters': 'avec Istanbul' },
            lines: {
                'istanbul+letters':
                    'Portez des lettres, gagnez des sceaux, envoyez un compagnon, enchérissez. Six rubis.',
            },
            tips: { 'istanbul+letters': 'Pour qui aime les courses et les enchères.' },
            goals: {
                'istanbul+letters':
                    'réunir six rubis avant les autres. Remettez des lettres, dépensez leurs sceaux, et envoyez votre compagnon en avant.',
            },
        },
        games: { 'istanbul+letters': 'Istanbul avec Lettres & Sceaux' },
        newTable: {
            choices: { bonus_deck: 'Cartes bonus' },
            choiceWords: { mixed: 'Toutes ensemble', new_only: 'Seulement les nouvelles' },
            choiceLines: {
                mixed: 'Les cartes de toutes les boîtes en une seule pioche',
                new_only: 'Les cartes de Lettres & Sceaux sans celles des autres boîtes',
            },
        },
    },
}
