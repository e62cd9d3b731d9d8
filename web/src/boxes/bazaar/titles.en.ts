// What the pages around the table say of it, in English.

export const words = {
    top: { games: { 'istanbul+mocha+letters': 'Great Bazaar' } },
    pages: {
        shelf: {
            titles: { 'istanbul+mocha+letters': 'Great Bazaar' },
            kinds: { 'istanbul+mocha+letters': 'both boxes in one' },
            lines: { 'istanbul+mocha+letters': 'All 25 places at once, with the Catacombs. Six rubies.' },
            tips: { 'istanbul+mocha+letters': 'A long evening. Best with three or four.' },
            goals: {
                'istanbul+mocha+letters': 'be the first with six rubies, using everything both boxes bring.',
            },
        },
        games: { 'istanbul+mocha+letters': 'Istanbul: the Great Bazaar' },
    },
}
