// Die Wörter des Rückblicks auf eine Partie.
import { f } from '$lib/i18n/german'
import type { words as english } from './words.en'

export const words: typeof english = {
    title: (code) => `Rückblick auf Tisch ${code}`,
    heading: 'Die Partie im Rückblick',
    link: 'Link zu diesem Moment kopieren',
    replay: 'Wiedergabe',
    chances: 'Gewinnchancen',
    turn: 'Zug',
    percent: (share) => f.percent(share),
    at: (turn, who, names, shares) =>
        `Nach Zug ${f.n(turn)}${who ? `, ${who}` : ''}: ${names.map((name, i) => `${name} ${f.percent(shares[i] ?? 0)}`).join(', ')}`,
    keys: 'Links und rechts: Zug. Auf und ab: Runde. N und P: nächster und voriger Moment. T: ausprobieren.',
    tick: (turn, who) => `Zug ${f.n(turn)}, ${who}`,
    moments: 'Die Momente, die zählten',
    mineOnly: 'Nur meine',
    then: 'Der Tisch in diesem Moment',
    inReplay: 'In der Wiedergabe',
    nothing: 'Nichts anzumerken.',
    ledger: 'Glück und Spiel',
    ledgerOf: (who) => `Glück und Spiel, in Punkten: ${who}`,
    accuracy: 'Genauigkeit',
    waiting: (before) =>
        before
            ? `${f.many(before, { one: 'Partie kommt', other: 'Partien kommen' })} vorher an die Reihe. Du kannst gehen.`
            : 'Gleich geht es los. Du kannst gehen.',
    progress: (done, of) =>
        `${f.n(done)} von ${f.n(of)} Fragen beantwortet. Du kannst gehen: Was gefunden ist, bleibt.`,
    stopped: (done, of) =>
        `Die Zeit dafür war um: ${f.n(done)} von ${f.n(of)} Fragen wurden beantwortet, also wird niemand beurteilt.`,
    goOn: 'Weiter',
    done: 'Der Rückblick ist vollständig.',
    soFar: 'Bisher.',
    off: 'Zu dieser Partie gibt es hier keinen Rückblick.',
    running:
        'Diese Partie lässt sich nicht studieren: Sie läuft noch, oder sie wurde nach älteren Regeln gespielt.',
    solid: 'Durchgezogen: gespielt. Gestrichelt: besser oder nächstbeste Wahl.',
    all: 'Alle',
    whose: 'Wessen Momente',
    kind: 'Art',
    allKinds: 'Alle Arten',
    played: 'gespielt',
    better: 'besser',
    nextBest: 'nächstbeste Wahl',
    next: 'Nächster Moment',
    previous: 'Voriger Moment',
    noChoice: 'Glück, keine Wahl: Niemand ist daran schuld.',
    totals: 'Was die Würfel zeigen können',
    total: (total: number, percent: number, good: boolean, came: boolean) =>
        `${f.n(total)}: ${f.n(percent)}\u00a0%${good ? ', hätte geholfen' : ''}${came ? ', kam' : ''}`,
    totalsAbout: 'In Prozent; gefüllt: nicht schlechter als erwartet; umrahmt: was kam.',
    note: 'Deine Notiz',
    noteAbout: 'Sie bleibt in diesem Browser.',
    notes: 'Die Notizen',
    phase: 'Abschnitt der Partie',
    drawn: 'Wie es gezeichnet ist',
    asAreas: 'Flächen',
    asLines: 'Linien',
    export: 'Exportieren',
    record: 'Die Aufzeichnung',
    numbers: 'Die Zahlen',
    picture: 'Das Diagramm als Bild',
    gained: 'hinzugewonnen',
    lost: 'verloren',
    players: (count) => f.many(count, { one: 'Spieler', other: 'Spieler' }),
    rounds: (count) => f.many(count, { one: 'Runde', other: 'Runden' }),
    rank: (rank, of) => `${f.ordinal(rank)} von ${of}`,
    won: (who) => `gewonnen von ${who}`,
    left: (seconds) =>
        seconds < 50
            ? `Noch etwa ${f.n(10 * Math.ceil(seconds / 10))} Sekunden.`
            : `Noch etwa ${f.many(Math.round(seconds / 60) || 1, { one: 'Minute', other: 'Minuten' })}.`,
    older: (at) =>
        `${at ? `Am ${f.day(new Date(1000 * at))} von einer älteren Version untersucht.` : 'Von einer älteren Version untersucht.'} Die Partie wird neu untersucht; bis dahin gilt dies.`,
    short: 'Unter vier Runden lässt sich wenig sagen: Nur die Chancen werden gezeigt.',
}
