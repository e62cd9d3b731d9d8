// Words of the explorer.
import { formatter } from '$lib/i18n/format'

const f = formatter('en')
const games = (count: number): string => f.many(count, { one: 'game', other: 'games' })
const seats = (count: number): string => f.many(count, { one: 'seat', other: 'seats' })
const fine = f.fine

export const words = {
    title: 'Explorer',
    lead: 'What wins from here: where seats went, what they used, and how they fared.',
    game: 'Game',
    players: 'Players',
    playersOf: (players: number, count: number) => `${f.n(players)} players, ${games(count)}`,
    layout: 'Layout',
    plan: 'Board',
    anyLayout: (count: number) => `All, ${games(count)}`,
    layoutOf: (name: string, count: number) => `${name}, ${games(count)}`,
    of: 'Which games',
    both: 'Both',
    site: 'This site',
    tab: 'This browser',
    shipped: 'Shipped games',
    count: (count: number) => f.n(count),
    summary: (count: number, rounds: number, par: number) =>
        `${games(count)}, ${f.n(rounds)} rounds on average. An even share of a win is ${f.percent(par)}: the line in the pictures.`,
    none: 'There are no such games yet.',
    noShipped: 'The shipped games are left out of an installed package; they are in the source.',
    notInTab:
        'The shipped games are too large for a browser. What you played in this browser to the end is counted.',
    byRobots:
        'The shipped games were played by robots that think as Ester does, among themselves: they say what wins among such robots.',
    waiting: (count: number) => `Being added: ${games(count)}`,
    opening: 'The opening so far',
    start: 'Start',
    first: 'Where seats go first',
    then: 'Where seats go next',
    begun: (count: number) => `${seats(count)}. Choose one to see what follows.`,
    last: (count: number) => `${seats(count)}. Four visits are counted, no more.`,
    board: 'The board: share of the wins of those who went there',
    nobody: 'nobody',
    usedLine: 'Seats that used it at least once in the whole game, and their share of the wins.',
    seats: 'Seats',
    often: '% of all',
    won: '% won',
    low: 'from %',
    high: 'to %',
    without: 'others won %',
    percent: (share: number) => f.percent(share),
    row: (name: string, count: number, won: number, low: number, high: number) =>
        `${name}: ${seats(count)}, ${f.percent(won)} won, in 19 of 20 cases between ${f.percent(low)} and ${f.percent(high)}`,
    between: (low: number, high: number) => `${f.percent(low)} to ${f.percent(high)}`,
    about: 'The bar is where the true share lies in 19 of 20 cases. What goes with winning need not be why: whoever is ahead can afford what others cannot. And seats of one table are no strangers: what all of them do comes out at an even share.',
    lab: 'Rate a layout',
    labLead: (players: number) =>
        `A robot, greedy, which plans as Idris does, plays ${players === 2 ? 'both' : `all ${f.n(players)}`} seats of a layout many times: how long games are, whether it helps to begin, and which ways lead to the goal.`,
    own: 'One of your own',
    numbers: 'Numbers of its places, row by row',
    rate: 'Rate this layout',
    playing: (done: number, of: number) => `${f.n(done)} of ${games(of)} played`,
    played: (count: number) => `${games(count)} played`,
    length: (rounds: number, low: number, high: number, least: number, most: number) =>
        `${fine(rounds)} rounds on average (in 19 of 20 cases between ${fine(low)} and ${fine(high)}), ${f.n(least)} to ${f.n(most)}.`,
    beginning: {
        more: 'Beginning is an advantage.',
        less: 'Beginning is a disadvantage.',
        open: 'Whether it helps to begin these games cannot tell.',
    },
    chairs: 'Who wins, in the order of turns',
    chairsLine: (par: number) => `Share of the wins; the dashed line is the even share of ${f.percent(par)}.`,
    turn: 'In the order of turns',
    chair: (chair: number) => `Seat ${f.n(chair)}`,
    chairRow: (chair: number, won: number, low: number, high: number) =>
        `Seat ${f.n(chair)}: ${f.percent(won)} won, in 19 of 20 cases between ${f.percent(low)} and ${f.percent(high)}`,
    gains: (tally: string) => `Where from: ${tally}`,
    gainsLine: 'In a game by a seat, and on the right by a winner.',
    visits: 'Visits',
    visitsLine: 'How often a seat goes there in a game, and on the right a winner.',
    oftenRow: (name: string, mean: number, low: number, high: number, winners: number) =>
        `${name}: ${fine(mean)} for a seat, in 19 of 20 cases between ${fine(low)} and ${fine(high)}; ${fine(winners)} for a winner`,
    perSeat: 'a seat',
    from: 'from',
    to: 'to',
    perWinner: 'a winner',
    fine,
    labAbout:
        'This is what happens when one robot plays against itself; people and stronger robots may find other ways. The address of this page carries the layout: whoever opens it sees the same figures.',
}
export type ExplorerWords = typeof words
