// The words of its screens, in English.
import { formatter } from '$lib/i18n/format'

const f = formatter('en')

export const words = {
    live: {
        pile: (count: number) => `${f.many(count, { one: 'letter', other: 'letters' })} to be drawn.`,
        tiles: (names: string) => `Open at the Kiosk: ${names}.`,
        lira: (piles: string) => `${piles} Lira for the next visits.`,
    },
    letters: {
        own: 'Your letters',
        useAtOnce: 'Use it at once',
        none: 'None. The Embassy, the Kiosk and the Courier give letters.',
        delivered: 'delivered, 2 seals',
        toDeliver: '1 seal',
        isDelivered: 'A letter that is delivered: worth 2 seals.',
        goesTo: (place: string) =>
            `A letter worth 1 seal. With your merchant, companion or family member at this place (${place}) it is delivered and worth 2.`,
        sealsBuy: '3 seals buy another turn, 6 a ruby at the Secret Society.',
        spoken: (place: string, delivered: boolean) =>
            delivered ? `letter to ${place}, delivered, 2 seals` : `letter to ${place}, 1 seal`,
        seals: (count: number) => f.many(count, { one: 'seal', other: 'seals' }),
        sealsName: 'Seals',
        due: (count: number) => `${f.many(count, { one: 'seal is', other: 'seals are' })} still to pay.`,
        companionOf: (who: string) => (who ? `companion of ${who}` : 'your companion'),
        companionAt: (place: string) => `companion: ${place}`,
        companionReady: 'companion ready to be placed',
        companionAway: 'companion not yet brought by the Fountain',
        ready: 'ready',
        notYet: '–',
        pile: 'pile',
        othersOne: 'others take 1',
        highestWins: 'to the highest bid',
        anyTrack: 'a ruby from a track',
        onOffer: 'On offer:',
        opening: 'Two cards for the highest bid.',
        highest: (lira: number, who: string) => `Highest bid: ${f.n(lira)} by ${who}.`,
        youHave: (lira: number) => `You have ${f.n(lira)} Lira.`,
        leads: (lira: number) => `bids ${f.n(lira)}`,
        stands: { asked: 'asked now', out: 'out', toCome: 'to come', lastWord: 'has the last word' },
        tilePile: (count: number) => `Kiosk tiles in the pile: ${count}.`,
        piles: (pile: number, discard: number) => `Letters in the pile: ${pile}; discarded: ${discard}.`,
        about: 'A letter names a place and shows 1 seal. As soon as your merchant, companion or family member stands there, it is turned and shows 2. Seals buy a second turn (3) and a ruby at the Secret Society (6).',
        companionAbout:
            'The action here also brings your companion to you. At the start of a later turn you place it beside your merchant; then it may move one place instead of the merchant, and act there.',
        more: 'More…',
        moreBids: 'Bid more',
    },
    verbs: {
        pick: 'Which kiosk tile do you take?',
        use: 'Use the tile',
        bid: 'How many Lira do you bid?',
        comp: 'Move the companion',
        comp2: 'Companion moves 2 places: where to?',
        jump: 'Where to, for 3 Lira?',
        family: 'Where does your family member go?',
        join: 'Whose merchant do you join?',
        track: 'From which track do you take a ruby?',
        give_letter: 'Which letter do you give?',
        lira_7_for_1_good: 'Which good do you give for 7 Lira?',
        use_npc: 'Whom do you meet?',
        repeat_tile: 'Which tile do you take too?',
    },
    pages: {
        rules: {
            lettersPlaces: 'Places of Letters & Seals',
            kioskTiles: 'Kiosk tiles',
            lettersCards: 'Bonus cards of Letters & Seals',
        },
    },
}
