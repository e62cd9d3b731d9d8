// Words of the study of a game.
import { formatter } from '$lib/i18n/format'

const f = formatter('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })

export const words = {
    title: (code: string) => `Study of table ${code}`,
    heading: 'Study of the game',
    link: 'Copy link to this moment',
    replay: 'Replay',
    chances: 'Chances of winning',
    turn: 'Turn',
    percent: (share: number) => f.percent(share),
    at: (turn: number, who: string, names: string[], shares: number[]) =>
        `After turn ${f.n(turn)}${who ? `, ${who}` : ''}: ${names.map((name, i) => `${name} ${f.percent(shares[i] ?? 0)}`).join(', ')}`,
    keys: 'Left and right: turn. Up and down: round. N and P: next and previous moment. T: try it.',
    tick: (turn: number, who: string) => `Turn ${f.n(turn)}, ${who}`,
    moments: 'The moments that counted',
    mineOnly: 'Mine only',
    then: 'The table then',
    inReplay: 'In the replay',
    nothing: 'Nothing of note.',
    ledger: 'Luck and play',
    ledgerOf: (who: string) => `Luck and play of ${who}, in points`,
    accuracy: 'Accuracy',
    waiting: (before: number) =>
        before
            ? `${f.many(before, { one: 'game comes', other: 'games come' })} first. You can leave this page.`
            : 'The study is about to begin. You can leave this page.',
    progress: (done: number, of: number) =>
        `${f.n(done)} of ${f.n(of)} questions answered. You can leave this page: results are kept.`,
    stopped: (done: number, of: number) =>
        `The time for this study ran out: ${f.n(done)} of ${f.n(of)} questions were answered, so nobody is judged.`,
    goOn: 'Go on',
    done: 'The study is complete.',
    soFar: 'So far.',
    off: 'There is no study of this game here.',
    running: 'This game cannot be studied: it is still going on, or was played under older rules.',
    solid: 'Solid: played. Dashed: better, or the next best.',
    all: 'All',
    whose: 'Whose moments',
    kind: 'Kind',
    allKinds: 'All kinds',
    played: 'played',
    better: 'better',
    nextBest: 'next best',
    next: 'Next moment',
    previous: 'Previous moment',
    noChoice: 'Luck, not a choice: nobody is to blame for it.',
    totals: 'What the dice could show',
    total: (total: number, percent: number, good: boolean, came: boolean) =>
        `${f.n(total)}: ${f.n(percent)} %${good ? ', would have helped' : ''}${came ? ', rolled' : ''}`,
    totalsAbout: 'In per cent; filled: no worse than expected; framed: what was rolled.',
    note: 'Your note',
    noteAbout: 'It stays in this browser.',
    notes: 'The notes',
    phase: 'Part of the game',
    drawn: 'How it is drawn',
    asAreas: 'Areas',
    asLines: 'Lines',
    export: 'Export',
    record: 'The record',
    numbers: 'The numbers',
    picture: 'The chart as a picture',
    gained: 'gained',
    lost: 'lost',
    players: (count: number) => f.many(count, { one: 'player', other: 'players' }),
    rounds: (count: number) => f.many(count, { one: 'round', other: 'rounds' }),
    rank: (rank: number, of: number) => `${f.ordinal(rank)} of ${of}`,
    won: (who: string) => `won by ${who}`,
    left: (seconds: number) =>
        seconds < 50
            ? `About ${f.n(10 * Math.ceil(seconds / 10))} seconds left.`
            : `About ${f.many(Math.round(seconds / 60) || 1, { one: 'minute', other: 'minutes' })} left.`,
    older: (at: number) =>
        `${at ? `Studied on ${f.day(new Date(1000 * at))} by an older engine.` : 'Studied by an older engine.'} It is being studied again; until then these results stand.`,
    short: 'Little can be said about fewer than four rounds: only the chances are shown.',
}
