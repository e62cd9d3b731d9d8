// Words of games that were played, and of finding people to play with.
import { formatter } from './format'

const f = formatter('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })

export const words = {
    history: {
        game: 'Game',
        rank: (rank: number, of: number) => `${f.ordinal(rank)} of ${of}`,
        replay: 'Replay',
        replayOf: (game: string, date: string) => `Replay of ${game}, ${date}`,
        study: 'Study',
        studyOf: (game: string, date: string) => `Study of ${game}, ${date}`,
        again: 'Play again',
        againWith: (name: string) => `Play again with ${name}`,
        nameless: 'Somebody',
    },
    finding: {
        title: 'With whoever is here',
        line: 'Sit down with people you do not know yet.',
        quick: (game: string) => `Quick match: ${game}`,
        pace: 'Pace',
        paces: {
            none: 'No clock',
            live: 'In one sitting',
            slow: 'A day a turn',
        } as Record<string, string>,
        patience: (span: string) => `Robots take the free chairs after ${span}`,
        chairs: 'Players',
        anyChairs: 'any',
        find: 'Find players',
        tables: 'Open tables',
        whose: { all: 'all', level: 'my strength', friends: 'friends' },
        noneOfThem: 'None of these waits just now.',
        wanted: (free: number) => f.many(free, { one: 'chair free', other: 'chairs free' }),
        spoken: (lang: string) => new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang,
        playing: 'Now playing',
        playingLine: 'You see what the table sees; hands stay hidden.',
        watch: 'Watch',
        watchOf: (game: string, name: string) => `Watch ${name} at ${game}`,
        joinOf: (game: string, name: string) => `Join ${name} at ${game}`,
        again: 'Play again?',
        asks: (name: string) => `${name} wants to play again`,
        notNow: 'Not now',
        notNowTo: (name: string) => `Not now, ${name}`,
        filled: (span: string) => `Robots take the free chairs in ${span}.`,
        people: 'People you played with',
        peopleLine: 'Whoever shows their page also shows whether they are here.',
        presence: {
            playing: (game: string) => `playing ${game}`,
            open: (game: string) => `has a table open: ${game}`,
            here: 'here now',
            away: (span: string) => `away for ${span}`,
            gone: (date: string) => `last here on ${date}`,
        },
    },
}
