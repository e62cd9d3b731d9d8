// English words of Kairo at the table.
import { formatter } from '$lib/i18n/format'
import type { Topic } from './topics'
import type { Lie } from './plan.svelte'
import type { Hue, Medal, Side } from './view'

const f = formatter('en')
const LIES: Record<Lie, string> = { section: 'Section', row: 'Row', column: 'Column', sections: 'Sections' }

export const words = {
    hues: {
        white: 'white',
        yellow: 'yellow',
        red: 'red',
        blue: 'blue',
        green: 'green',
        purple: 'purple',
    } as Record<Hue, string>,
    /** As they describe a coin. */
    coinHues: {
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
            main ? `${owner} ${hue} stand, size ${size}.` : `tile of ${owner} ${hue} stand, size ${size}.`,
        door: (hue: string, owner: string) => `${owner} ${hue} door,`,
        blocked: 'Blocked: it has no square to grow on.',
        customer: (hue: string) => `${hue} customer.`,
        toDoors: (count: number) =>
            `It can be lured to ${f.many(count, { one: 'door', other: 'doors' })}: choose it to see them.`,
        yours: 'your',
        of: (name: string) => `${name}’s`,
        neutral: 'the neutral',
        notPossible: (why: string) => `Not possible: ${why}`,
        chosen: 'Chosen.',
        steps: (steps: number) => f.many(steps, { one: 'step', other: 'steps' }),
        barkers: (count: number) => f.many(count, { one: 'barker', other: 'barkers' }),
        closed: 'Nobody builds or walks here.',
        grows: (square: string, size: number) => `${square} · size ${size}`,
    },

    /** What is said of a thing one rests on. */
    told: {
        coins: (count: number, hue: Hue) => `${f.n(count)} ${hue}`,
        scored: (points: number) =>
            `${f.many(points, { one: 'point', other: 'points' })} so far for its size.`,
        held: (medals: Medal[]) =>
            medals.length > 1 ? 'It holds both medals.' : `It holds the ${medals[0]} medal.`,
        paysYou: (coins: string) => `A customer you lure here pays you ${coins}.`,
        paysOwner: (name: string, coins: string, commission: number) =>
            `A customer here pays ${name} ${coins}, and ${f.n(commission)} to whoever lures it.`,
        paysLurer: (coins: string) => `A customer here pays ${coins} to whoever lures it.`,
        next: (size: number, coins: string, points: number) =>
            `Size ${f.n(size)} costs ${coins} and brings ${f.many(points, { one: 'point', other: 'points' })}.`,
        noTile: (hue: Hue) => `No ${hue} tile is left.`,
        away: (hue: string, steps: number) =>
            `The ${hue} customer is ${f.many(steps, { one: 'step', other: 'steps' })} away.`,
        waits: 'Its customer waits at the gate: it enters where the next one is lured.',
        medal: {
            gold: (hue: string) => `Gold medal of ${hue}.`,
            silver: (hue: string) => `Silver medal of ${hue}.`,
        } as Record<Medal, (hue: string) => string>,
        nobodyHas: 'Nobody has it yet.',
        youHave: 'It is yours.',
        has: (name: string) => `${name} has it.`,
        counts: (points: number) => `It counts ${f.n(points)} when won, and again at the end.`,
        opens: (section: number) => `Opens section ${section} for one build.`,
        joker: (sections: number[]) =>
            `Opens one of the sections ${sections.join('·')} and takes a coin of any colour.`,
        barker: 'Calls a customer past one nearer door.',
        yours: (count: number) => `You have ${f.n(count)}.`,
        left: (count: number) => `${f.n(count)} in the supply.`,
        pile: (count: number) => `${f.many(count, { one: 'card', other: 'cards' })}, unseen.`,
    },

    supply: {
        label: 'Supplies by colour',
        left: (count: number) => f.many(count, { one: 'tile left', other: 'tiles left' }),
        bank: (count: number) => `${f.many(count, { one: 'coin', other: 'coins' })} in the bank`,
        leftShort: 'left',
        bankShort: 'bank',
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
        none: 'No building card. Draw some.',
        hidden: 'You are watching: hands stay hidden.',
        card: (sections: number[], lie: Lie = sections.length > 1 ? 'sections' : 'section') =>
            `${LIES[lie]} ${sections.join('·')}${sections.length > 1 ? ', joker card, takes a coin' : ''}`,
        short: (sections: number[], lie: Lie) => `${LIES[lie]} ${sections.join('·')}`,
        joker: 'takes a coin',
        barker: 'Barker',
        section: 'Section',
        pileName: 'Pile',
        light: 'Show its sections on the map',
        times: (count: number) => `${count} of these`,
    },

    ask: {
        squares: (count: number) =>
            `${f.many(count, { one: 'square is', other: 'squares are' })} open: choose on the market or here.`,
        section: (number: number) => `Section ${number}`,
        colours: 'Colour',
        coins: 'Coin',
        reserve: 'in reserve',
        size: (size: number) => `size ${size}`,
        doorTo: (side: string, square: string) => `Door to the ${side}, ${square}`,
        doorOf: 'Side of the door',
        turn: 'Turn the door',
        build: 'Build',
        lure: 'Lure',
        payOther: 'Pay differently',
        doorOther: 'Another door',
        otherAction: 'Something else',
        cardOther: 'Another card',
        allDoors: 'All customers',
        doors: 'Choose a customer or a door on the market, or here.',
        free: 'free',
        brings: 'Brings',
        cost: 'Cost',
        total: 'Total',
        you: 'You',
        nobody: 'Neutral',
        doorOn: (square: string) => `door ${square}`,
        steps: (steps: number, nearest: boolean) =>
            `${f.many(steps, { one: 'step', other: 'steps' })}${nearest ? ', nearest' : ''}`,
    },

    pay: {
        title: (square: string) => `Pay for the tile on ${square}`,
        reach: (sum: string, cost: number) => `${sum} of ${f.n(cost)}`,
        slots: (cost: number) => `Sum to reach: ${f.n(cost)}`,
        of: (count: number) => `of ${f.n(count)}`,
        more: (hue: string) => `1 more ${hue} coin`,
        less: (hue: string) => `1 ${hue} coin less`,
        cards: 'Card',
        coin: 'Its coin',
        coinFor: (hue: string) => `Pay the card with 1 ${hue}`,
        keep: 'Keep',
        three: (count: number) => `${f.n(count)} cards`,
        withCoin: 'and 1 coin',
        noCoin: 'no coin',
        kept: 'Kept',
        pay: (count: number) => `Pay ${f.many(count, { one: 'coin', other: 'coins' })}`,
        forPoints: (text: string, points: number) => `${text} for +${f.n(points)}`,
        reset: 'Reset',
        half: 'Half a coin short',
        short: (count: number) => `${f.many(count, { one: 'coin', other: 'coins' })} short`,
        helpHalf: (each: number, hue: string, last: string) =>
            `${f.n(each)} coins of other colours stand in for 1 ${hue}. Add 1 more, or take the ${last} one back.`,
        help: (each: number, hue: string) =>
            `Add ${hue} coins, or ${f.n(each)} of other colours for each one that is missing.`,
    },

    draw: {
        title: (nth: number): string => (nth > 1 ? 'Draw the second card' : 'Draw the first card'),
        first: 'First card',
        second: 'Second card',
        now: 'choose now',
        then: 'comes next',
        display: 'open display',
        joker: 'open display, joker',
        pile: 'Top of the pile',
        pileLine: (count: number) => `unseen, ${f.many(count, { one: 'card', other: 'cards' })}`,
        barker: 'Barker',
        barkerLine: (count: number) => `${f.n(count)} in supply, not counted in the hand`,
        hand: (count: number, limit: number) => `You hold ${f.n(count)}, the limit is ${f.n(limit)}.`,
        over: (count: number) => `${f.many(count, { one: 'card', other: 'cards' })} must go.`,
        forGood: 'Drawn cards do not go back.',
    },

    keep: {
        title: (keep: number, all: number) => `Keep ${f.n(keep)} of ${f.n(all)} cards`,
        lead: 'Choose a card to discard it.',
        chosen: (count: number, all: number) => `${f.n(count)} of ${f.n(all)} chosen.`,
        stays: (card: string) => `${card}, stays`,
        goes: (card: string) => `${card}, goes`,
        put: (count: number) => `Discard ${f.n(count)}`,
        clear: 'Clear',
        note: (cards: string) =>
            `${cards ? `Discarded: ${cards}, face up.` : 'They lie face up on the discard pile.'} Barkers do not count.`,
    },

    shuffle: {
        title: 'The pile was used up',
        count: (count: number) => `${f.many(count, { one: 'card', other: 'cards' })} in the new pile`,
        text: (count: number) =>
            `The discard pile was shuffled into a new one: ${f.many(count, { one: 'card', other: 'cards' })}. Nobody sees their order.`,
    },

    list: {
        label: 'All choices',
        rows: (shown: number, all: number) => `${f.n(shown)} of ${f.n(all)} rows`,
        groups: {
            expand: 'Enlarge',
            lure: 'Lure',
            main: 'New stand',
            move: 'Move',
            draw: 'Draw',
            drop: 'Drop out',
        },
        all: 'All',
        build: 'Build',
        lure: 'Lure',
        draw: 'Draw',
        things: 'Everything',
        choices: 'Choices',
        action: 'Action',
        points: 'With points',
        sort: 'Most points first',
        only: (hue: string) => `Only ${hue}`,
        nothing: 'Nothing to choose here now.',
        market: 'Market',
    },

    /** What was announced so far, as a row of words. */
    draft: {
        label: 'Announced',
        main: 'New stand',
        expand: 'Enlarge',
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

    /** Where the points came from. */
    end: {
        label: 'Where the points came from',
        rank: 'Rank',
        stands: 'Stands',
        won: 'Medals won',
        held: 'Medals held',
        coins: 'Coins',
        points: 'Points',
        ofCoins: (count: number) => `of ${f.n(count)}`,
        size: (size: number) => `size ${f.n(size)}`,
        brought: (points: number) => f.many(points, { one: 'point', other: 'points' }),
        unbuilt: 'not built',
        medals: (hue: string, medals: string[]) => `${hue}: ${f.list(medals)}`,
        note: 'Stands: their size each time they grew. Medals won: in the game. Medals held: once more at the end. Coins: 1 point for every 3.',
        shared: (points: number) =>
            `${f.n(points)} points each. Equal points share the rank, there is no tie-break.`,
        ahead: (points: number, by: number) =>
            `${f.many(points, { one: 'point', other: 'points' })}, ${f.n(by)} ahead.`,
    },

    ending: { head: 'The end has begun.', text: 'Build or drop out.' },

    /** The first whole game. */
    coach: {
        wait: 'The others play. Watch which customers they lure away.',
        done: 'You know every part of the game now. Play on: the end comes when the tiles run out.',
        short: { build: 'Build a stand', lure: 'Lure a customer', draw: 'Draw cards', medal: 'Win a medal' },
        lesson: {
            build: 'Build: a card opens its section for a new stand, and more customers can come to you.',
            lure: 'Lure a customer to a door of its colour: your own stand pays you a coin for each tile.',
            draw: 'Draw two cards: from the display, unseen from the pile, or barkers.',
            medal: 'Enlarge a stand: size scores points, and the largest stand of a colour takes its medals. Lure first if coins are missing.',
        },
        decision: {
            ChooseColour: 'Choose a colour. Faded ones say why not.',
            ChooseSquare: 'Every ringed square is open. The lit one is a good start; any other is fine too.',
            ChooseSide: 'The door lies on one side of the stand: customers come there.',
            ChooseCard: 'Play a card of this section; keep jokers for later.',
            ChooseJokerCoin: 'A joker card takes a coin. Give one you have many of.',
            ChooseOwn: 'The payment with the fewest coins is laid out already.',
            ChooseOther: 'Two other coins stand in for one that is missing.',
            ChooseTarget: 'Pick a customer, then a door. Your own doors pay most.',
            TakeCard: 'Take what opens a section you want to build in, or a barker.',
            DiscardCard: 'You keep four building cards at most: discard what helps least.',
            StartColour: 'Place your first stands: choose a colour.',
            StartSquare: 'Choose a square with room around it.',
            StartSide: 'The door lies on one side of the stand.',
        } as Record<string, string>,
    },

    /** What can be looked up. */
    topicsHead: 'Kairo: pieces and cards',
    topics: {
        stand: [
            'Stand',
            'Built with a card of its section; one of each colour in a section, and beside no other stand.',
        ],
        expansion: [
            'Enlarging',
            'A tile beside your own stand of its colour. It costs as many coins as the stand will have tiles, and scores as many points.',
        ],
        entrance: ['Door', 'A mat on the market beside its stand. All doors and customers stay connected.'],
        customer: [
            'Customer',
            'Walks to the nearest free door of its colour and leaves; the one that waited at the gate comes there.',
        ],
        barker: [
            'Barker',
            'Leads a customer past one nearer door. There are seven, and they come back when played.',
        ],
        card: ['Building card', 'Opens its section for one build. Any three together open any section.'],
        joker: ['Joker card', 'Opens one of three sections and takes a coin of any colour.'],
        coin: [
            'Coins',
            'At least one of the stand’s colour; two others replace one that is missing. Three make a point at the end.',
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
        aim: 'Run market stands: lure customers for coins, spend coins on larger stands, and score points for size and medals.',
        map: 'A square with a turquoise ring is open to you. Choose it, read what it costs and brings, confirm.',
        keys: [
            ['arrows', 'walk over the squares'],
            ['Shift + arrows', 'to the next section'],
            ['B, N', 'enlarge a stand, build a new one'],
            ['L', 'lure, when you choose an action; otherwise the list'],
            ['D', 'draw, when you choose an action; otherwise the next door'],
            ['C', 'next customer'],
            ['R', 'turn the door of a new stand'],
            ['P', 'pay differently'],
            ['Enter', 'choose, then confirm'],
            ['1, 2, …', 'answers, cards and colours in their order'],
        ] as [string, string][],
    },
}

export type KairoWords = typeof words
