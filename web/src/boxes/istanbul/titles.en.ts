// What the pages around the table say of it, in English.

export const words = {
    phases: { move: 'Move', assistant: 'Assistant', toll: 'Toll', action: 'Action', meet: 'Meet' },
    top: { games: { istanbul: 'Istanbul' } },
    pages: {
        shelf: {
            titles: { istanbul: 'Istanbul' },
            lines: { istanbul: 'Sixteen places, one cart, five rubies: the race through the bazaar.' },
            tips: { istanbul: 'Start here. Everything else grows out of this box.' },
            goals: {
                istanbul:
                    'be the first with five rubies, or six with two players. Walk one or two places, leave an assistant there, trade, and turn goods and Lira into rubies.',
            },
        },
        games: { istanbul: 'Istanbul' },
        landing: {
            title: 'A bazaar, a cart, five rubies',
            goal: 'be the first with five rubies. Walk one or two places, leave an assistant there, trade, and turn goods and Lira into rubies.',
        },
        newTable: {
            layouts: {
                first_play: 'First play',
                short: 'Short ways',
                long: 'Long ways',
                order: 'In order',
                random: 'Shuffled',
            },
            layoutLines: {
                first_play: 'Best for a first game',
                short: 'Best for a first game',
                long: 'What belongs together is far apart',
                order: 'Tiles by their number',
                random: 'Different every time',
            },
        },
        end: {
            tallies: { rubies: 'Rubies', lira: 'Lira', goods: 'Goods', cards: 'Cards' },
            decided: {
                rubies: 'The rubies decided.',
                lira: 'Rubies were level, so Lira decided.',
                goods: 'Rubies and Lira were level, so goods decided.',
                cards: 'Rubies, Lira and goods were level, so cards in hand decided.',
            },
            orders: {
                rubies: 'Order of the tie-breaks: rubies, Lira, goods, cards in hand. What decided a place is bold.',
            },
        },
    },
}
