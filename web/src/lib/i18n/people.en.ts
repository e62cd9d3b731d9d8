// Words of a player's own page.
import { formatter } from './format'

const f = formatter('en')

export const peopleEn = {
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
}
