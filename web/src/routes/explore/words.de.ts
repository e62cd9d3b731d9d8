// Die Wörter des Explorers.
import { formatter } from '$lib/i18n/format'
import type { ExplorerWords } from './words.en'

const f = formatter('de')
const games = (count: number): string => f.many(count, { one: 'Partie', other: 'Partien' })
const seats = (count: number): string => f.many(count, { one: 'Platz', other: 'Plätze' })
const fine = f.fine

export const words: ExplorerWords = {
    title: 'Explorer',
    lead: 'Was von hier aus gewinnt: wohin man ging, was man nutzte und was dabei herauskam.',
    game: 'Spiel',
    players: 'Spieler',
    playersOf: (players, count) => `${f.n(players)} Spieler, ${games(count)}`,
    layout: 'Aufstellung',
    plan: 'Plan',
    anyLayout: (count) => `Alle, ${games(count)}`,
    layoutOf: (name, count) => `${name}, ${games(count)}`,
    of: 'Welche Partien',
    both: 'Beide',
    site: 'Diese Seite',
    tab: 'Dieser Browser',
    shipped: 'Mitgelieferte',
    count: (count) => f.n(count),
    summary: (count, rounds, par) =>
        `${games(count)}, im Schnitt ${f.n(rounds)} Runden. Der gleiche Anteil an einem Sieg ist ${f.percent(par)}: die Linie in den Bildern.`,
    none: 'Solche Partien gibt es noch nicht.',
    noShipped: 'Die mitgelieferten Partien fehlen in einem installierten Paket; sie liegen bei den Quellen.',
    notInTab:
        'Die mitgelieferten Partien sind zu groß für einen Browser. Gezählt wird, was du in diesem Browser zu Ende gespielt hast.',
    byRobots:
        'Die mitgelieferten Partien haben Roboter unter sich gespielt, die denken wie Ester: Sie zeigen, was unter solchen Robotern gewinnt.',
    waiting: (count) => `Kommt noch dazu: ${games(count)}`,
    opening: 'Die Eröffnung bis hierher',
    start: 'Anfang',
    first: 'Wohin man zuerst geht',
    then: 'Wohin man als Nächstes geht',
    begun: (count) => `${seats(count)}. Wähle einen Ort, um zu sehen, was folgt.`,
    last: (count) => `${seats(count)}. Vier Besuche werden gezählt, nicht mehr.`,
    board: 'Der Plan: Anteil an den Siegen derer, die dort waren',
    nobody: 'niemand',
    usedLine: 'Wer es in der ganzen Partie mindestens einmal genutzt hat, und der Anteil an den Siegen.',
    seats: 'Plätze',
    often: '% aller',
    won: '% gewonnen',
    low: 'von %',
    high: 'bis %',
    without: 'die anderen, %',
    percent: (share) => f.percent(share),
    row: (name, count, won, low, high) =>
        `${name}: ${seats(count)}, ${f.percent(won)} gewonnen, in 19 von 20 Fällen zwischen ${f.percent(low)} und ${f.percent(high)}`,
    between: (low, high) => `${f.percent(low)} bis ${f.percent(high)}`,
    about: 'Der Balken zeigt, wo der wahre Anteil in 19 von 20 Fällen liegt. Was mit dem Gewinnen einhergeht, muss nicht der Grund dafür sein: Wer vorn liegt, kann sich leisten, was andere nicht können. Und die Plätze eines Tisches hängen voneinander ab: Was alle tun, ergibt den gleichen Anteil.',
    lab: 'Eine Aufstellung bewerten',
    labLead: (players) =>
        `Ein Roboter, greedy, der plant wie Idris, spielt alle ${f.n(players)} Plätze einer Aufstellung viele Male: wie lang Partien sind, ob es hilft anzufangen und welche Wege zum Ziel führen.`,
    own: 'Eine eigene',
    numbers: 'Nummern ihrer Orte, Reihe für Reihe',
    rate: 'Diese Aufstellung bewerten',
    playing: (done, of) => `${f.n(done)} von ${games(of)} gespielt`,
    played: (count) => `${games(count)} gespielt`,
    length: (rounds, low, high, least, most) =>
        `Im Schnitt ${fine(rounds)} Runden (in 19 von 20 Fällen zwischen ${fine(low)} und ${fine(high)}), ${f.n(least)} bis ${f.n(most)}.`,
    beginning: {
        more: 'Anzufangen ist ein Vorteil.',
        less: 'Anzufangen ist ein Nachteil.',
        open: 'Ob es hilft anzufangen, sagen diese Partien nicht.',
    },
    chairs: 'Wer gewinnt, in der Reihenfolge der Züge',
    chairsLine: (par) =>
        `Anteil an den Siegen; die gestrichelte Linie ist der gleiche Anteil von ${f.percent(par)}.`,
    turn: 'In der Reihenfolge der Züge',
    chair: (chair) => `Platz ${f.n(chair)}`,
    chairRow: (chair, won, low, high) =>
        `Platz ${f.n(chair)}: ${f.percent(won)} gewonnen, in 19 von 20 Fällen zwischen ${f.percent(low)} und ${f.percent(high)}`,
    gains: (tally) => `Woher: ${tally}`,
    gainsLine: 'Je Partie: der Schnitt aller und rechts der Schnitt derer, die gewannen.',
    visits: 'Besuche',
    visitsLine: 'Wie oft man in einer Partie dorthin geht; rechts, wie oft, wer gewinnt.',
    oftenRow: (name, mean, low, high, winners) =>
        `${name}: im Schnitt ${fine(mean)}, in 19 von 20 Fällen zwischen ${fine(low)} und ${fine(high)}; wer gewann: ${fine(winners)}`,
    perSeat: 'im Schnitt',
    from: 'von',
    to: 'bis',
    perWinner: 'wer gewann',
    fine,
    labAbout:
        'So geht es aus, wenn ein Roboter gegen sich selbst spielt; Menschen und stärkere Roboter finden vielleicht andere Wege. Die Adresse dieser Seite enthält die Aufstellung: Wer sie öffnet, sieht dieselben Zahlen.',
}
