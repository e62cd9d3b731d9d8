// English words of Kairo at the table.
import { formatter } from '$lib/i18n/format'
import type { Topic } from './topics'
import type { Hue, Medal, Side } from './view'

const f = formatter('en')

export const kairoEn = {
    hues: {
        white: 'white',
        yellow: 'yellow',
        red: 'red',
        blue: 'blue',
        green: 'green',
        purple: 'purple',
    } as Record<Hue, string>,
    letters: { white: 'W', yellow: 'Y', red: 'R', blue: 'B', green: 'G', purple: 'P' } as Record<Hue, string>,
    medals: { gold: 'gold medal', silver: 'silver medal' } as Record<Medal, string>,
    sides: { n: 'north', e: 'east', s: 'south', w: 'west' } as Record<Side, string>,

    map: {
        label: (rows: number, columns: number) => `Bazaar of Kairo, ${columns} by ${rows} squares`,
        square: (name: string, section: number) => `${name}, section ${section},`,
        restaurant: 'restaurant,',
        free: 'free.',
        tile: (hue: string, owner: string, size: number, main: boolean) =>
            `${hue} ${main ? 'main stand' : 'expansion'} ${owner}, size ${size}.`,
        door: (hue: string, owner: string) => `${hue} entrance ${owner},`,
        blocked: 'Blocked: it has no square to grow on.',
        customer: (hue: string) => `${hue} customer.`,
        toDoors: (count: number) =>
            `Choose it to see the ${f.many(count, { one: 'door', other: 'doors' })} it can be lured to.`,
        yours: 'of yours',
        of: (name: string) => `of ${name}`,
        neutral: 'of nobody',
        notPossible: (why: string) => `Not possible: ${why}`,
        chosen: 'Chosen.',
        steps: (steps: number) => f.many(steps, { one: 'step', other: 'steps' }),
        barkers: (count: number) => f.many(count, { one: 'barker', other: 'barkers' }),
        grows: (square: string, size: number) => `${square} · size ${size}`,
        list: 'Squares as a list',
        filterOpen: (count: number) => `Open ${count}`,
        filterStands: (count: number) => `Stands ${count}`,
        filterAll: (count: number) => `All ${count}`,
        nothing: 'Nothing to choose here now.',
    },

    supply: {
        label: 'Supplies by colour',
        left: (count: number) => f.many(count, { one: 'expansion left', other: 'expansions left' }),
        bank: (count: number) => `bank ${f.n(count)}`,
        leftShort: 'left',
        bankShort: 'bank',
        waits: 'customer waits off the board',
        held: (medal: string, who: string) => `${medal}: ${who}`,
        spoken: (hue: string, parts: string[]) => `${hue}: ${parts.join(', ')}`,
    },

    seat: {
        vp: (count: number) => f.many(count, { one: 'point', other: 'points' }),
        cards: (count: number) => f.many(count, { one: 'building card', other: 'building cards' }),
        barkers: (count: number) => f.many(count, { one: 'barker', other: 'barkers' }),
        screen: 'coins behind the screen',
        purse: 'Your coins',
        own: 'Purse',
        coins: (count: number, hue: string) => `${f.n(count)} ${hue}`,
        all: (count: number) => f.many(count, { one: 'coin', other: 'coins' }),
        stand: (hue: string, size: number) => `${hue} stand of size ${size}`,
        reserve: (hue: string) => `${hue} in reserve`,
        medal: (medal: string, hue: string) => `${medal} of ${hue}`,
        medals: (medal: string, count: number) => `${medal}: ${f.n(count)}`,
        out: 'dropped out',
        chosen: 'Stands',
    },

    hand: {
        label: 'Your cards',
        display: 'Display',
        pile: (count: number) => `Pile ${f.n(count)}`,
        barkersLeft: (count: number) => `Barkers ${f.n(count)}`,
        discards: (count: number) => `Discarded ${f.n(count)}`,
        none: 'No building card. Draw some.',
        hidden: 'You are watching: hands stay hidden.',
        card: (sections: number[]) =>
            sections.length > 1
                ? `Joker, sections ${f.list(sections.map(String))}`
                : `Section ${sections[0]}`,
        joker: 'costs a coin',
        barker: 'Barker',
        barkerText: 'lures past one nearer door',
        section: 'Section',
        pileName: 'Pile',
        unseen: 'From the pile, unseen',
        light: 'Show its sections on the map',
        times: (count: number) => `${count} of these`,
    },

    ask: {
        squares: (count: number) =>
            `${f.many(count, { one: 'square is', other: 'squares are' })} open: choose on the map.`,
        byName: 'Choose by name',
        section: (number: number) => `Section ${number}`,
        colours: 'Which colour?',
        build: 'Build',
        place: 'Place it',
        lure: 'Lure',
        pay: 'Pay and build',
        self: 'Choose card and coins',
        cardSelf: 'Choose the card',
        have: (count: number) => `you have ${f.n(count)}`,
        left: (count: number) => `${f.n(count)} left`,
        doors: 'Choose a customer or a door on the map, or here:',
        allDoors: 'All customers',
        pays: (size: number) => `size ${size}`,
        nobody: 'neutral',
        you: 'you',
        split: 'How do you pay?',
        ofOwn: (count: number, hue: string) => f.many(count, { one: `${hue} coin`, other: `${hue} coins` }),
        andOther: (count: number) => f.many(count, { one: 'other coin', other: 'other coins' }),
        and: ' and ',
        cheapest: 'fewest coins',
        more: (hue: string) => `one more ${hue}`,
        less: (hue: string) => `one less ${hue}`,
        missing: (count: number) =>
            count > 0
                ? `${f.many(count, { one: 'coin is', other: 'coins are' })} missing`
                : `${f.many(-count, { one: 'coin', other: 'coins' })} too many`,
        side: (side: string, square: string) => `${square}, ${side}`,
    },

    /** What was announced so far, as a row of words. */
    draft: {
        label: 'Announced',
        main: 'Main stand',
        expand: 'Expansion',
        move: 'Move a stand',
        lure: 'Lure',
        draw: 'Draw',
        drop: 'Drop out',
        start: 'First stands',
        turn: 'Your action',
        three: 'three cards',
        coin: (hue: string) => `${hue} coin`,
        own: (count: number) => f.many(count, { one: 'own coin', other: 'own coins' }),
    },

    charts: {
        points: 'Points',
        pointsLine: 'Points after each turn; the last step counts medals and coins.',
        coins: 'Coins',
        coinsLine: 'Coins of all colours behind each screen after each round.',
        market: 'The market at the end',
        marketLine: 'Every stand as it was left; the table names the sizes.',
        colour: 'Colour',
    },

    ending: { head: 'End phase.', text: 'Build or drop out.' },

    /** The first whole game. */
    coach: {
        wait: 'The others play. Watch which customers they lure away.',
        done: 'You know every part of the game now. Play on: the end comes when expansions run out.',
        short: { build: 'Build a stand', lure: 'Lure a customer', draw: 'Draw cards', medal: 'Win a medal' },
        lesson: {
            build: 'Build: with a card of its section you place a main stand, and more customers can come to you.',
            lure: 'Lure a customer to a door of its colour: your own stand pays you a coin for each tile.',
            draw: 'Draw two cards: from the display, unseen from the pile, or barkers.',
            medal: 'Expand a stand: size scores points, and the largest stand of a colour takes its medals. Lure first if coins are missing.',
        },
        decision: {
            ChooseColour: 'Choose a colour. Faded ones say why not.',
            ChooseSquare: 'Every ringed square is open. The lit one is a good start; any other is fine too.',
            ChooseSide: 'The entrance lies on one side of the stand: customers come there.',
            ChooseCard: 'Play a card of this section; keep jokers for later.',
            ChooseJokerCoin: 'A joker takes a coin. Give one you have many of.',
            ChooseOwn: 'The cheapest way to pay comes first.',
            ChooseOther: 'Two other coins stand for one that is missing.',
            ChooseTarget: 'Pick a customer, then a door. Your own doors pay most.',
            TakeCard: 'Take what opens a section you want to build in, or a barker.',
            DiscardCard: 'Four building cards are the most: give away what helps least.',
            StartColour: 'Place your first stands: choose a colour.',
            StartSquare: 'Choose a square with room around it.',
            StartSide: 'The entrance lies on one side of the stand.',
        } as Record<string, string>,
    },

    /** What can be looked up. */
    topicsHead: 'Kairo: pieces and cards',
    topics: {
        stand: [
            'Main stand',
            'Placed with a card of its section; one of each colour in a section, and beside no other stand.',
        ],
        expansion: [
            'Expansion',
            'Lies beside your own stand of its colour. Costs as many coins as the stand has tiles then, and scores as many points.',
        ],
        entrance: [
            'Entrance',
            'A mat on the market beside its stand. All entrances and customers stay connected.',
        ],
        customer: [
            'Customer',
            'Looks for the nearest free door of its colour and leaves; the one that waited comes there.',
        ],
        barker: [
            'Barker',
            'Leads a customer past one nearer door. There are seven, and they come back when played.',
        ],
        card: ['Building card', 'Opens its section for one build. Any three open every section.'],
        joker: ['Joker', 'Opens one of three sections and costs a coin of any colour.'],
        coin: [
            'Coins',
            'At least one of the stand’s colour; two others replace one that is missing. Three count a point at the end.',
        ],
        medal: [
            'Medals',
            'Gold and silver of each colour, for its largest stand: when received, and once more at the end.',
        ],
        blocked: [
            'Blocked stand',
            'A chain marks a stand with no square to grow on. With one tile it may be moved.',
        ],
    } as Record<Topic, [string, string]>,

    help: {
        aim: 'Run market stands: lure customers for coins, spend coins on expansions, and score points for size and medals.',
        map: 'A square with a turquoise ring is open to you. Choose it, read what it costs and brings, confirm.',
        keys: [
            ['arrows', 'walk over the squares'],
            ['Shift + arrows', 'to the next section'],
            ['D', 'next door'],
            ['C', 'next customer'],
            ['Enter', 'choose, then confirm'],
            ['1, 2, …', 'answers, cards and colours in their order'],
        ] as [string, string][],
    },
}

export type KairoWords = typeof kairoEn
