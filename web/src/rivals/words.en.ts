// The robots of the house in English: what they trade in, how they play, and what they may say.

export const words = {
    ozan: {
        trade: 'storyteller',
        grade: 'gentle',
        temper: 'Trusts to luck: dice, cards, a good story.',
        says: {
            hello: 'Sit down. Every game is a story.',
            prize: 'What a twist in the tale!',
            loss: 'Every tale has its robbers.',
            won: 'And so the tale ends well.',
            lost: 'A fine story. Yours, this time.',
        },
    },
    nilufer: {
        trade: 'fruit seller',
        grade: 'easy',
        temper: 'Takes what is near, and thinks big.',
        says: {
            hello: 'Fresh figs, and good luck to you.',
            prize: 'Look how it shines!',
            loss: 'Oh well. Figs are cheap today.',
            won: 'I did not see that coming either!',
            lost: 'Well played. Have a fig.',
        },
    },
    idris: {
        trade: 'coffee trader',
        grade: 'fair',
        temper: 'Plans a route and minds nobody else.',
        says: {
            hello: 'A cup first, then business.',
            prize: 'Just as planned.',
            loss: 'That was not on my route.',
            won: 'The shortest way wins.',
            lost: 'You found a shorter way.',
        },
    },
    ester: {
        trade: 'silk merchant',
        grade: 'good',
        temper: 'Weighs every choice, invests early.',
        says: {
            hello: 'Let us weigh our chances.',
            prize: 'Worth its weight.',
            loss: 'A loose thread.',
            won: 'Every thread in its place.',
            lost: 'You wove it better.',
        },
    },
    hagop: {
        trade: 'jeweller',
        grade: 'hard',
        temper: 'Thinks for a moment, then pays for the best.',
        says: {
            hello: 'I look closely at everything.',
            prize: 'Flawless.',
            loss: 'A scratch, no more.',
            won: 'Cut and polished.',
            lost: 'A flawless win. I checked twice.',
        },
    },
    safiye: {
        trade: 'caravan mistress',
        grade: 'master',
        temper: 'Misses little, and crosses your path.',
        says: {
            hello: 'The caravan leaves when it leaves.',
            prize: 'Patience pays.',
            loss: 'Sand in the wind.',
            won: 'We have arrived.',
            lost: 'You were at the gate before me.',
        },
    },
}

export type Character = keyof typeof words
export type RivalWords = typeof words
/** What a robot may say something about. */
export type Moment = keyof (typeof words)['ozan']['says']
