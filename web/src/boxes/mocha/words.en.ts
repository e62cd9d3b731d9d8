// The words of its screens, in English.
import { formatter } from '$lib/i18n/format'

const f = formatter('en')

export const words = {
    seat: {
        coffee: (count: number) => `${f.n(count)} coffee`,
        coffeeName: 'coffee',
        guildCards: (count: number) => f.many(count, { one: 'guild card', other: 'guild cards' }),
        barrier: 'may cross the barrier',
    },
    live: {
        ruby: (price: number, left: number) =>
            `The next ruby costs ${f.n(price)} coffee. ${f.many(left, { one: 'ruby', other: 'rubies' })} left.`,
        tile: (tile: string, price: number | undefined) =>
            price === undefined ? `No ${tile} is left.` : `The ${tile} costs ${f.n(price)} coffee.`,
        baksheesh: (goods: string) => `Baksheesh for a ruby: 4 coffee, ${goods}.`,
    },
    board: {
        eachOnce: 'each once',
        between: (one: string, two: string) => `Between ${one} and ${two}.`,
        barrierHere: (who: string) => `The barrier lies here; only ${who} may cross it.`,
        barrierTo: (place: string) => `The barrier lies between here and ${place}.`,
    },
    ask: { edges: 'Choose an edge on the board, or here:', placeIt: 'Place the barrier' },
    verbs: {
        line: 'Where does your merchant go?',
        corner: 'To which corner?',
        guild: 'Play a guild card instead of this turn',
        barrier: 'Place the barrier and act beside it',
        ruby: 'Take a ruby for baksheesh',
        at: 'At which place do you act?',
        roast_good: 'Give a good for coffee',
        roast_bonus: 'Discard a card for coffee',
        roast_guild: 'Discard a card for coffee',
        discard_guild: 'Discard a guild card',
        give_set: 'What do you give?',
        take_set: 'What do you take in return?',
        gain_set: 'Which goods do you take?',
        pay_set: 'Which goods do you hand over?',
        set6: 'Change a die',
    },
    hand: {
        guild: 'Guild cards',
        noGuild: 'None. The Guild Hall gives guild cards.',
        guildCard: (number: number, place: string) => `Guild card ${number}, ${place}.`,
    },
    help: {
        guildPile: (count: number) => `Guild cards in the pile: ${count}.`,
        guildOpen: 'Discarded guild cards, the last one first:',
        tileCosts: (costs: number[]) =>
            costs.length ? `Costs in coffee, the next one first: ${costs.join(', ')}.` : 'None is left.',
        coffeeKey: ['C', 'coffee; with Shift one less'] as [string, string],
    },
    pages: {
        charts: { coffee: 'Coffee', coffeeLine: 'Coffee after each round.' },
        rules: {
            mochaPlaces: 'Mocha & Baksheesh: four more places',
            tavernTiles: 'Tavern tiles',
            guildCards: 'Guild cards',
            mochaCards: 'Mocha & Baksheesh: bonus cards',
        },
    },
}
