// What the pages around the table say of it, in English.

export const words = {
    top: { games: { 'istanbul+letters': 'Istanbul · Letters & Seals' } },
    pages: {
        shelf: {
            titles: { 'istanbul+letters': 'Letters & Seals' },
            kinds: { 'istanbul+letters': 'with Istanbul' },
            lines: {
                'istanbul+letters':
                    'Carry letters, collect seals, send a companion, bid at auctions. Six rubies.',
            },
            tips: { 'istanbul+letters': 'For those who like errands and bids.' },
            goals: {
                'istanbul+letters':
                    'be the first with six rubies. Deliver letters, spend their seals, and send your companion ahead.',
            },
        },
        games: { 'istanbul+letters': 'Istanbul with Letters & Seals' },
        newTable: {
            choices: { bonus_deck: 'Bonus cards' },
            choiceWords: { mixed: 'All together', new_only: 'Only new ones' },
            choiceLines: {
                mixed: 'The cards of every box in one pile',
                new_only: 'The cards of Letters & Seals without those of the other boxes',
            },
        },
    },
}
