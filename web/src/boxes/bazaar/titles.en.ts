// What the pages around the table say of it, in English.

export const en = {
    top: { games: { 'istanbul+mocha+letters': 'Great Bazaar' } },
    pages: {
        games: { 'istanbul+mocha+letters': 'Istanbul: the Great Bazaar' },
        newTable: {
            together: {
                'istanbul+mocha+letters':
                    'Both together are the Great Bazaar: all 25 places, with the Catacombs.',
            },
        },
    },
}
