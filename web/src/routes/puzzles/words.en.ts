// Words of the puzzles.
import { formatter } from '$lib/i18n/format'

const f = formatter('en')

export const words = {
    title: 'Puzzles',
    lead: 'Each has one best turn, and a proof of it. Hidden cards count as cards that can still be drawn.',
    games: 'Game',
    today: 'Puzzle of the day',
    solveToday: 'Solve it',
    doneToday: 'Look again',
    week: 'The last seven days',
    day: (day: string, lit: boolean) => (lit ? `${day}: solved` : `${day}: not solved`),
    streak: (days: number) => (days ? `${f.many(days, { one: 'day', other: 'days' })} in a row. ` : ''),
    noLoss: 'A missed day never takes anything away.',
    rating: 'Your rating',
    ratingOf: (rating: number, band: number) => `${f.n(rating)} ± ${f.n(band)}`,
    few: 'few puzzles yet',
    count: (count: number) => f.many(count, { one: 'puzzle', other: 'puzzles' }),
    next: 'Next puzzle',
    themes: 'By theme',
    themesLine: 'A theme that names a place gives away where the answer begins: such a solution counts half.',
    solvedOf: (solved: number, tried: number) => `${f.n(solved)} of ${f.n(tried)} on the first try`,
    untried: 'not tried yet',
    earlier: 'Earlier puzzles',
    solvedSign: 'solved on the first try',
    missedSign: 'not solved on the first try',
    none: 'There are no puzzles for this game.',
    panel: 'Puzzle',
    how: 'Play the turn at the table. The first answer counts.',
    hint: 'Hint',
    hintLine: 'It halves what you gain.',
    others: (rating: number, solved: number, tried: number) =>
        `Rated ${f.n(rating)}: ${f.n(solved)} of ${f.many(tried, { one: 'player', other: 'players' })} solved it on the first try.`,
    looking: 'Looking it up…',
    lost: 'The answer could not be looked up.',
    wrong: (kind: string, share: number) =>
        (
            ({
                certain: share
                    ? share < 0.5
                        ? 'Possible, but not certain'
                        : 'Likely, but not certain'
                    : 'Not that way',
                odds: 'Not the best chance',
                most: 'Not the best average',
            }) as Record<string, string>
        )[kind] ?? 'Not the best turn',
    ask: (kind: string) =>
        (
            ({
                certain: 'What works whatever chance brings?',
                odds: 'Which turn has the better chance?',
                most: 'Which turn brings more on average?',
            }) as Record<string, string>
        )[kind] ?? '',
    show: 'Show the answer',
    rolls: 'All 36 rolls',
    wrongHad: (had: string, best: string) => `After it: ${had}. Possible: ${best}.`,
    better: (right: string) => `Better: ${right}`,
    solved: 'Solved',
    worth: (value: string) => `No other turn does better: ${value}.`,
    proof: 'The proof',
    refutation: 'What follows from your choice',
    choice: 'You choose',
    chance: 'Chance',
    rival: 'Others',
    odds: 'Odds',
    brings: 'Comes to',
    asTable: 'As a table',
    asChart: 'As a chart',
    nth: 'Puzzle',
    asTree: 'As a tree',
    rated: (from: number, to: number, band: number) => `Rating ${f.n(from)} → ${f.n(to)} ± ${f.n(band)}`,
    notRated: 'Your first attempt has already counted.',
    again: 'Try again',
    all: 'All puzzles',
}
export type PuzzleWords = typeof words
