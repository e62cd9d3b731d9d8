// What the pages around the table say of it, in French.

export const fr = {
    top: { games: { 'istanbul+mocha': 'Istanbul · Moka & Bakchich' } },
    pages: {
        games: { 'istanbul+mocha': 'Istanbul avec Moka & Bakchich' },
        newTable: {
            expansions: { mocha: 'Moka & Bakchich' },
            expansionLines: {
                mocha: 'Quatre lieux de plus, du café, des cartes de guilde et une barrière\u00a0; six rubis.',
            },
        },
    },
}
