// Words of a player's own page.
import { formatter } from './format'

const f = formatter('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })

export const words = {
    me: {
        title: 'Your page',
        noName: 'No name yet',
        name: 'Name',
        nameHint: 'What you are called at new tables. You need none.',
        emblem: 'Emblem',
        save: 'Save',
        saved: 'Saved',
        since: (date: string) => `Here since ${date}`,
        fresh: 'Nothing is kept of you yet: play, or give a name.',
        keep: 'Keep this page',
        keepLine: 'There is no account. What is yours belongs to a key in this browser.',
        unkept: 'Not kept elsewhere yet: without this browser it would be lost.',
        kept: (parts: string[]) => `Kept by ${f.list(parts)}.`,
        byDevices: (count: number) => f.many(count, { one: 'device', other: 'devices' }),
        byWords: 'six words',
        byPasskeys: (count: number) => f.many(count, { one: 'passkey', other: 'passkeys' }),
        passkey: 'Add a passkey',
        device: 'Continue on another device',
        deviceLine: 'Point its camera here, or open the link there. It works once, for ten minutes.',
        deviceLink: 'Link for the other device',
        deviceQr: 'Code to scan: goes on as you on another device',
        deviceSecret: 'Whoever opens it plays as you. Show it to nobody else.',
        words: 'Six words',
        newWords: 'New six words',
        wordsLine:
            'Write them down in this order. They are shown only now, and nobody else knows them. Whoever has them is you.',
        wordsOld: 'Words you had before open nothing any more.',
        wordsDone: 'I have written them down',
        join: 'Go on as somebody else here?',
        joinLine:
            'This link makes this browser one more device of the player who made it. Your seats here become theirs too. Go on only if you made the link yourself.',
        joinYes: 'It is my link: go on here',
        joinNo: 'No',
        joined: 'This browser is yours now.',
        back: 'Come back here',
        backLine: 'Have you played on another device, or lost it?',
        backWords: 'Your six words',
        backGo: 'Come back',
        backPasskey: 'By a passkey',
        backWrong: 'These are not six words of ours. Each has two syllables, like ‘bako’.',
        all: 'What is kept of you',
        allLine:
            'Name and emblem, the tables at which you sat, and hashes of your keys. No password, no address, nothing about your device.',
        download: 'Everything as a file',
        gathering: (done: number, of: number) => `${done} of ${of} games`,
        leave: 'Forget me in this browser',
        remove: 'Delete everything',
        removeLine:
            'Your page, your keys and your name go for good. In games of others somebody sat there instead; a robot plays on for you where a game still runs.',
        removeSure: 'Delete everything, for good',
        removed: 'Everything is deleted.',
        cancel: 'Keep it',
    },
    history: {
        title: 'Player',
        games: 'Games',
        line: (count: number, won: number) =>
            count
                ? `${f.many(count, { one: 'game', other: 'games' })} played to the end, ${f.n(won)} won. Newest first.`
                : 'Games you play to the end are listed here.',
        every: 'All games',
        everyPlayers: 'Any number',
        players: (count: number) => `${count} players`,
        game: 'Game',
        number: 'Players',
        rank: (rank: number, of: number) => `${f.ordinal(rank)} of ${of}`,
        length: (date: string, rounds: number) =>
            `${date} · ${f.many(rounds, { one: 'round', other: 'rounds' })}`,
        replay: 'Replay',
        replayOf: (game: string, date: string) => `Replay of ${game}, ${date}`,
        study: 'Study',
        studyOf: (game: string, date: string) => `Study of ${game}, ${date}`,
        more: 'Earlier games',
        rivals: 'Head to head',
        rivalsLine: 'How often you ended ahead, at tables of any size.',
        against: 'Against',
        met: 'Games',
        ahead: 'Ahead',
        share: (share: number, level: number) =>
            level
                ? `${f.percent(share)} (${f.many(level, { one: 'tie', other: 'ties' })})`
                : f.percent(share),
        nameless: 'Somebody',
        shown: 'Others may see this page',
        shownLine: 'Your games and results, by its link. People who show nothing stay somebody there.',
        link: 'Link to your page',
        missing: 'There is no such page, or it is shown to nobody.',
    },
}
