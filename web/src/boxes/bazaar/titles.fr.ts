// What the pages around the table say of it, in French.

export const fr = {
    top: { games: { 'istanbul+mocha+letters': 'Grand Bazar' } },
    pages: {
        games: { 'istanbul+mocha+letters': 'Istanbul\u00a0: le Grand Bazar' },
        newTable: {
            together: {
                'istanbul+mocha+letters':
                    'Les deux ensemble sont le Grand Bazar\u00a0: les 25 lieux, avec les Catacombes.',
            },
        },
    },
}
