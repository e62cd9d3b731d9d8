// What the pages around the table say of it, in French.

export const fr = {
    top: { games: { 'istanbul+letters': 'Istanbul · Lettres & Sceaux' } },
    pages: {
        games: { 'istanbul+letters': 'Istanbul avec Lettres & Sceaux' },
        newTable: {
            expansions: { letters: 'Lettres & Sceaux' },
            expansionLines: {
                letters:
                    'Quatre lieux de plus, des lettres et des sceaux, un compagnon, des enchères\u00a0; six rubis.',
            },
            choices: { bonus_deck: 'Cartes bonus' },
            choiceWords: { mixed: 'Toutes ensemble', new_only: 'Seulement les nouvelles' },
            choiceLines: {
                mixed: 'Les cartes de toutes les boîtes en une seule pioche',
                new_only: 'Les cartes de Lettres & Sceaux sans celles des autres boîtes',
            },
        },
    },
}
