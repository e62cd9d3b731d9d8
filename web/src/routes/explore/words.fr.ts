// Les mots de l’explorateur.
import { formatter } from '$lib/i18n/format'
import type { ExplorerWords } from './words.en'

const f = formatter('fr')
const games = (count: number): string => f.many(count, { one: 'partie', other: 'parties' })
const seats = (count: number): string => f.many(count, { one: 'place', other: 'places' })
const fine = f.fine

export const words: ExplorerWords = {
    title: 'Explorateur',
    lead: 'Ce qui fait gagner : où l’on est allé, ce qu’on a utilisé, et ce que cela a donné.',
    game: 'Jeu',
    players: 'Joueurs',
    playersOf: (players, count) => `${f.n(players)} joueurs, ${games(count)}`,
    layout: 'Disposition',
    plan: 'Plateau',
    anyLayout: (count) => `Toutes, ${games(count)}`,
    layoutOf: (name, count) => `${name}, ${games(count)}`,
    of: 'Quelles parties',
    both: 'Les deux',
    site: 'Ce site',
    tab: 'Ce navigateur',
    shipped: 'Parties fournies',
    count: (count) => f.n(count),
    summary: (count, rounds, par) =>
        `${games(count)}, ${f.n(rounds)} manches en moyenne. La part égale des victoires est de ${f.percent(par)} : le trait dans les graphiques.`,
    none: 'Il n’y a pas encore de telles parties.',
    noShipped: 'Les parties fournies ne sont pas dans un paquet installé ; elles sont dans les sources.',
    notInTab:
        'Les parties fournies sont trop volumineuses pour un navigateur. Ce qui a été joué jusqu’au bout dans ce navigateur est compté.',
    byRobots:
        'Les parties fournies ont été jouées entre eux par des robots qui réfléchissent comme Ester : elles montrent ce qui fait gagner entre de tels robots.',
    waiting: (count) => `En attente : ${games(count)}`,
    opening: 'L’ouverture jusqu’ici',
    start: 'Début',
    first: 'Où l’on va d’abord',
    then: 'Où l’on va ensuite',
    begun: (count) => `${seats(count)}. Choisissez un lieu pour voir la suite.`,
    last: (count) => `${seats(count)}. Seules les quatre premières visites sont comptées.`,
    board: 'Le plateau : part des victoires de ceux qui y sont allés',
    nobody: 'personne',
    usedLine: 'Ceux qui s’en sont servis au moins une fois dans la partie, et leur part des victoires.',
    seats: 'Places',
    often: '% du total',
    won: '% gagnés',
    low: 'de %',
    high: 'à %',
    without: 'les autres, %',
    percent: (share) => f.percent(share),
    row: (name, count, won, low, high) =>
        `${name} : ${seats(count)}, ${f.percent(won)} de victoires, dans 19 cas sur 20 entre ${f.percent(low)} et ${f.percent(high)}`,
    between: (low, high) => `${f.percent(low)} à ${f.percent(high)}`,
    about: 'La barre montre où se trouve la vraie part dans 19 cas sur 20. Ce qui accompagne la victoire n’en est pas forcément la cause : qui est en tête peut se permettre ce que d’autres ne peuvent pas. Et les places d’une même table dépendent les unes des autres : ce que toutes font donne la part égale.',
    lab: 'Évaluer une disposition',
    labLead: (players) =>
        `Un robot, greedy, qui raisonne comme Idris, joue de nombreuses fois les ${f.n(players)} places d’une disposition : combien durent les parties, si commencer aide, et quels chemins mènent au but.`,
    own: 'Une disposition à soi',
    numbers: 'Numéros de ses lieux, rangée par rangée',
    rate: 'Évaluer cette disposition',
    playing: (done, of) => `${f.n(done)} jouées sur ${games(of)}`,
    played: (count) => `Jouées : ${games(count)}`,
    length: (rounds, low, high, least, most) =>
        `${fine(rounds)} manches en moyenne (dans 19 cas sur 20 entre ${fine(low)} et ${fine(high)}), de ${f.n(least)} à ${f.n(most)}.`,
    beginning: {
        more: 'Commencer est un avantage.',
        less: 'Commencer est un désavantage.',
        open: 'Ces parties ne disent pas si commencer aide.',
    },
    chairs: 'Qui gagne, dans l’ordre du tour',
    chairsLine: (par) => `Part des victoires ; le trait est la part égale de ${f.percent(par)}.`,
    turn: 'Dans l’ordre du tour',
    chair: (chair) => `Place ${f.n(chair)}`,
    chairRow: (chair, won, low, high) =>
        `Place ${f.n(chair)} : ${f.percent(won)} de victoires, dans 19 cas sur 20 entre ${f.percent(low)} et ${f.percent(high)}`,
    gains: (tally) => `D’où viennent : ${tally}`,
    gainsLine: 'Par partie pour une place et, à droite, pour un gagnant.',
    visits: 'Visites',
    visitsLine: 'Combien de fois une place y va dans une partie et, à droite, un gagnant.',
    oftenRow: (name, mean, low, high, winners) =>
        `${name} : ${fine(mean)} pour une place, dans 19 cas sur 20 entre ${fine(low)} et ${fine(high)} ; ${fine(winners)} pour un gagnant`,
    perSeat: 'une place',
    from: 'de',
    to: 'à',
    perWinner: 'un gagnant',
    fine,
    labAbout:
        'Voilà ce qui arrive quand un robot joue contre lui-même ; des personnes et des robots plus forts peuvent trouver d’autres voies. L’adresse de cette page contient la disposition : qui l’ouvre voit les mêmes chiffres.',
}
