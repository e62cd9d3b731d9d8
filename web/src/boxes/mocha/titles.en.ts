// What the pages around the table say of it, in English.

export const en = {
    top: { games: { 'istanbul+mocha': 'Istanbul · Mocha & Baksheesh' } },
    pages: {
        games: { 'istanbul+mocha': 'Istanbul with Mocha & Baksheesh' },
        newTable: {
            expansions: { mocha: 'Mocha & Baksheesh' },
            expansionLines: { mocha: 'Four more places, coffee, guild cards and a barrier; six rubies.' },
        },
    },
}
