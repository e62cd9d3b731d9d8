// What the pages around the table say of it, in English.

export const words = {
    top: { games: { 'istanbul+mocha': 'Istanbul · Mocha & Baksheesh' } },
    pages: {
        shelf: {
            titles: { 'istanbul+mocha': 'Mocha & Baksheesh' },
            kinds: { 'istanbul+mocha': 'with Istanbul' },
            lines: {
                'istanbul+mocha':
                    'Four more places, coffee as a second purse, guild cards and a barrier. Six rubies.',
            },
            tips: { 'istanbul+mocha': 'For those who know Istanbul by heart.' },
            goals: {
                'istanbul+mocha':
                    'be the first with six rubies. Roast coffee, join the guilds, and mind the barrier.',
            },
        },
        games: { 'istanbul+mocha': 'Istanbul with Mocha & Baksheesh' },
    },
}
