// Words of the explorer.
import { formatter } from '$lib/i18n/format'

const f = formatter('en')
const games = (count: number): string => f.many(count, { one: 'game', other: 'games' })
const seats = (count: number): string => f.many(count, { one: 'seat', other: 'seats' })
const fine = f.fine

export const words = {
    title: 'Explorer',
    lead: 'What wins: where seats went, what they used, and how they fared.',
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
        `${games(count)}, ${f.n(rounds)} rounds on average. An even share of the wins is ${f.percent(par)}: the line in the charts.`,
    none: 'There are no such games yet.',
    noShipped: 'The installed package leaves the shipped games out; they come with the source.',
    notInTab:
        'The shipped games are too large for a browser. Games you finished in this browser are counted.',
    byRobots:
        'The shipped games were played by robots that think as Ester does, among themselves: they show what wins among such robots.',
    waiting: (count: number) => `Being added: ${games(count)}`,
    opening: 'The opening so far',
    start: 'Start',
    first: 'Where seats go first',
    then: 'Where seats go next',
    begun: (count: number) => `${seats(count)}. Choose one to see what follows.`,
    last: (count: number) => `${seats(count)}. Only the first four visits are counted.`,
    board: 'The board: share of the wins for those who went there',
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
    about: 'The bar shows where the true share lies in 19 of 20 cases. What goes with winning is not necessarily the cause of it: whoever is ahead can afford what others cannot. And seats at one table are not independent: what all of them do ends up at an even share.',
    lab: 'Rate a layout',
    labLead: (players: number) =>
        `A robot, greedy, which plans as Idris does, plays ${players === 2 ? 'both' : `all ${f.n(players)}`} seats of a layout many times: how long games are, whether going first helps, and which ways lead to the goal.`,
    own: 'One of your own',
    numbers: 'Numbers of its places, row by row',
    rate: 'Rate this layout',
    playing: (done: number, of: number) => `${f.n(done)} of ${games(of)} played`,
    played: (count: number) => `${games(count)} played`,
    length: (rounds: number, low: number, high: number, least: number, most: number) =>
        `${fine(rounds)} rounds on average (in 19 of 20 cases between ${fine(low)} and ${fine(high)}), ${f.n(least)} to ${f.n(most)}.`,
    beginning: {
        more: 'Going first is an advantage.',
        less: 'Going first is a disadvantage.',
        open: 'These games cannot tell whether going first helps.',
    },
    chairs: 'Who wins, in turn order',
    chairsLine: (par: number) => `Share of the wins; the dashed line is the even share of ${f.percent(par)}.`,
    turn: 'In turn order',
    chair: (chair: number) => `Seat ${f.n(chair)}`,
    chairRow: (chair: number, won: number, low: number, high: number) =>
        `Seat ${f.n(chair)}: ${f.percent(won)} won, in 19 of 20 cases between ${f.percent(low)} and ${f.percent(high)}`,
    gains: (tally: string) => `Where from: ${tally}`,
    gainsLine: 'Per game: for a seat, and on the right for a winner.',
    visits: 'Visits',
    visitsLine: 'Visits per game: for a seat, and on the right for a winner.',
    oftenRow: (name: string, mean: number, low: number, high: number, winners: number) =>
        `${name}: ${fine(mean)} for a seat, in 19 of 20 cases between ${fine(low)} and ${fine(high)}; ${fine(winners)} for a winner`,
    perSeat: 'a seat',
    from: 'from',
    to: 'to',
    perWinner: 'a winner',
    fine,
    labAbout:
        'This is what happens when one robot plays against itself; people and stronger robots may find other ways. The address of this page includes the layout: anyone who opens it sees the same figures.',
}
export type ExplorerWords = typeof words
