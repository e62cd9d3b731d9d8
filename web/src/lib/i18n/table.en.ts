// English words of the table.
import { formatter } from './format'

const f = formatter('en')

export interface Mark {
    colour?: string
    emblem: string
}

export const words = {
    loadFailed: 'This page could not be loaded.',
    reload: 'Load again',
    close: 'Close',
    format: f,

    top: {
        game: (name: string, round: number) => (round > 0 ? `${name} · round ${round}` : name),
        games: {} as Record<string, string>,
        help: 'Help',
        toDark: 'Dark theme',
        toLight: 'Light theme',
        settings: 'Settings',
        soundOn: 'Turn the sound on',
        soundOff: 'Turn the sound off',
        list: 'Show the board as a list',
        board: 'Show the board as tiles',
        words: 'Say something',
        watchers: (count: number) => `${f.many(count, { one: 'person', other: 'people' })} watching`,
    },

    /** What can be said at the table: everybody reads it in their own language. */
    words: {
        title: 'Say something',
        line: 'Everybody at the table reads it in their own language.',
        mute: (name: string) => `Mute ${name}`,
        report: (name: string) => `Report ${name}`,
        reported: 'Reported. Whoever runs this site can read what was said.',
        reportedNot: 'The report could not be sent. Please try again later.',
        own: 'In your own words',
        send: 'Send',
        react: 'React to this turn',
        signFrom: (sign: string, names: string[]) => `${sign}, from ${f.list(names)}`,
        signs: {
            bravo: 'Bravo',
            clever: 'Clever',
            lucky: 'Lucky',
            laugh: 'Ha ha',
            ouch: 'Ouch',
        },
        phrases: {
            hello: 'Hello!',
            good_luck: 'Good luck!',
            well_played: 'Well played!',
            thanks: 'Thank you!',
            take_your_time: 'Your turn, take your time.',
            one_moment: 'One moment, please.',
            oops: 'Oops!',
            again: 'Another game?',
        },
    },

    seat: {
        rating: (points: number, band: number) => `${f.n(points)} ± ${f.n(band)}`,
        players: 'Players',
        you: 'you',
        You: 'You',
        robot: 'robot',
        sitsIn: 'robot sits in',
        away: 'away',
        open: 'open seat',
        first: 'first',
        marked: ({ colour, emblem }: Mark = { emblem: '' }) => (colour ? `${colour} ${emblem}` : emblem),
        spoken: (name: string, mark: string) => `${name}, ${mark}`,
    },

    /** Robots, beside their names. */
    rivals: {
        level: (level: number) => `level ${level}`,
        graded: (level: number, grade: string) => `level ${level}, ${grade}`,
        lamps: (level: number, of: number) => `level ${level} of ${of}`,
    },

    /** What tells the seats apart. */
    marks: {
        white: { colour: 'white', emblem: 'star' },
        yellow: { colour: 'yellow', emblem: 'sail' },
        red: { colour: 'red', emblem: 'tulip' },
        green: { colour: 'green', emblem: 'crescent' },
        blue: { colour: 'blue', emblem: 'wave' },
    } as Record<string, Mark>,

    board: { whole: 'Whole board' },

    ask: {
        label: 'Your decision',
        chosenHead: (text: string) => `${text}?`,
        go: 'Go there',
        onlyGo: 'Just go there',
        otherwise: 'Another way',
        settledBy: 'Then',
        other: 'Other',
        undo: 'Undo',
        undoing: (what: string) => `Undo: ${what}`,
        noUndoAfter: 'cannot be undone',
        waiting: (who: string) => `${who} is choosing`,
        thinking: (who: string) => `${who} is thinking…`,
        turnOf: (who: string) => `${who}’s turn`,
        order: { label: 'Turn order', done: 'done', plays: 'plays', next: 'next', then: 'then' },
        outOfTurn: (who: string) => `${who}’s turn · you are asked`,
        yourTurn: 'Your turn.',
        asked: 'You are asked:',
        youAreAsked: 'You are asked',
        nothing: 'Nothing to do there now.',
        another: 'Choose another',
        allTheSame: 'Go anyway',
        useful: (count: number) =>
            `${f.many(count, { one: 'place does', other: 'places do' })} something for you`,
        idle: (count: number) =>
            `${f.many(count, { one: 'place is', other: 'places are' })} open, nothing to do`,
        usefulShort: (count: number) => f.many(count, { one: 'does something', other: 'do something' }),
        idleShort: (count: number) => `${f.n(count)} with nothing to do`,
        goOn: 'Go on',
        wait: 'Wait',
        stillPlay: 'You could still play:',
        bySelf: (seconds: number) => `It goes on by itself in ${seconds} s.`,
        bySelfSpoken: 'It goes on by itself in a few seconds. Any key pauses.',
        waits: 'It waits for you.',
        holdOn: 'Keep your finger on it for a moment.',
        also: 'Also possible',
        all: 'All',
        chooseOne: 'Choose one',
        reachedIn: (percent: string) => `Reached in ${percent}`,
        skipAnimation: 'Skip',
        yours: 'Your turn',
        over: 'The game is over.',
        phaseDone: 'done',
        phaseSkipped: 'skipped',
        lost: 'Not while the connection is lost.',
        back: 'Back',
    },

    keys: { enter: 'Enter', escape: 'Esc', space: 'Space' },

    phases: {} as Record<string, string>,

    clock: { left: (seconds: number) => f.span(seconds), due: (date: Date) => `Due ${f.moment(date)}` },

    follow: {
        label: 'What the others do',
        /** Who, where and what, in one sentence. */
        caption: (who: string, where: string, what: string) =>
            `${where ? `${who} · ${where}` : who}${what ? `: ${what}` : ''}`,
        pace: 'Pace',
        paces: { calm: 'Calm', brisk: 'Brisk', once: 'At once', wait: 'Wait for me' },
        paceLines: {
            calm: 'Every turn stays long enough to read.',
            brisk: 'About half that time.',
            once: 'Only the summary.',
            wait: 'Every turn stays until you go on.',
        },
        next: 'Next',
        toMine: 'To my turn',
        since: 'Since your last turn',
        turnsSince: (n: number) => f.many(n, { one: 'turn since yours', other: 'turns since yours' }),
        gathered: (n: number) =>
            `${f.many(n, { one: 'turn was', other: 'turns were' })} waiting, so here they are together.`,
        again: 'Show them again',
        held: 'Paused while you look',
        back: 'Back to the table',
        none: 'What the others do will appear here.',
    },

    log: {
        label: 'Log',
        turns: 'Turns, latest first',
        empty: 'Nothing has happened yet.',
        yourTurn: 'your turn',
        seatTurn: (who: string) => `${who}’s turn`,
        barrier: 'no undo past this point',
        setup: 'Setting up',
        round: (n: number) => `round ${n}`,
        show: 'Show on the board',
        filter: 'Show only',
        all: 'All',
        mine: 'Mine',
        dice: 'Dice',
        only: (who: string) => `Only ${who}`,
        none: 'No such turn yet.',
        unread: (n: number) => f.many(n, { one: 'new turn', other: 'new turns' }),
    },

    tabs: { label: 'Views', board: 'Board', cards: 'Cards', players: 'Players', log: 'Log' },

    net: {
        stopped: 'Whoever runs this site has stopped this table. You can still look at it.',
        connecting: 'Connecting to the table',
        lost: (seconds: number) => `Connection lost. Trying again in ${seconds} s. Your place is kept.`,
        retrying: 'Connection lost. Trying again. Your place is kept.',
        missed: (count: number) =>
            `You are back. ${f.many(count, { one: 'thing has', other: 'things have' })} happened.`,
        show: 'Show',
        sitsIn: 'A robot sits in for you.',
        waitingFor: 'Waiting for players',
        invite: 'Send this link to a friend:',
        noTable: 'There is no such table, or it is not responding.',
        home: 'To the home page',
        takeSeat: 'Take a seat',
    },

    pass: {
        label: 'Hand over',
        next: (who: string) => `Next: ${who}`,
        last: 'Take a last look. When you press Done, your cards are covered.',
        done: 'Done',
        title: (who: string) => `Now ${who}`,
        text: 'All cards are covered. The table stays open for everybody.',
        ready: (who: string) => `I am ${who}: show my cards`,
        covered: 'covered',
    },

    sheet: { taller: 'More room for the question', shorter: 'Less room for the question' },

    help: {
        title: 'How to play here',
        why: 'Anything faded tells you why it is not possible: point at it, tap it, or move to it with the keys.',
        keys: 'Keys',
        rules: 'Read the rules',
        rule: 'Rules:',
        ruleOf: (name: string) => (name ? `Rule: ${name}` : 'The rule'),
        aboutThis: 'About this',
        would: (help: string) => `What would help: ${help}`,
        list: [
            ['Esc', 'back'],
            ['U', 'undo'],
            ['L', 'board or list'],
            ['H', 'hand'],
            ['J', 'log'],
            ['Tab', 'decision, board, hand, players, log'],
            ['Space', 'next turn'],
            ['+ − 0', 'zoom in, zoom out, whole board'],
            ['M', 'sound on or off'],
            ['?', 'what the current place or card does, or this help'],
        ],
    },

    settings: {
        volume: 'Volume',
        bell: 'Volume of the bell',
        share: 'Copy link',
        record: 'Download record',
        sitIn: 'Let a robot sit in for me',
        sitInFor: (name: string, wait: number) =>
            `Let a robot sit in for ${name}, who is away` + (wait ? ` (in ${wait} s)` : ''),
        noMoreFor: (name: string) => `Send the robot away: ${name} will be back`,
        takeBack: 'Take my seat back',
        leave: 'Leave the table',
    },
}

export type TableWords = typeof words
