// What the pages around the table say of it, in English.

export const en = {
    top: { games: { 'istanbul+letters': 'Istanbul · Letters & Seals' } },
    pages: {
        games: { 'istanbul+letters': 'Istanbul with Letters & Seals' },
        newTable: {
            expansions: { letters: 'Letters & Seals' },
            expansionLines: {
                letters: 'Four more places, letters and seals, a companion, auctions; six rubies.',
            },
            choices: { bonus_deck: 'Bonus cards' },
            choiceWords: { mixed: 'All together', new_only: 'Only new ones' },
            choiceLines: {
                mixed: 'The cards of every box in one pile',
                new_only: 'The cards of Letters & Seals without those of the other boxes',
            },
        },
    },
}
