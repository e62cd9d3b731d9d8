// Die Wörter der Rätsel.
import { f } from '$lib/i18n/german'
import type { PuzzleWords } from './words.en'

export const words: PuzzleWords = {
    title: 'Rätsel',
    lead: 'Jedes hat einen besten Zug, und der ist bewiesen. Was du nicht siehst, liegt unter den Karten, die gezogen werden können.',
    games: 'Spiel',
    today: 'Rätsel des Tages',
    solveToday: 'Lösen',
    doneToday: 'Noch einmal ansehen',
    week: 'Die letzten sieben Tage',
    day: (day, lit) => (lit ? `${day}: gelöst` : `${day}: nichts gelöst`),
    streak: (days) => (days ? `${f.many(days, { one: 'Tag', other: 'Tage' })} in Folge. ` : ''),
    noLoss: 'Ein verpasster Tag nimmt dir nie etwas.',
    rating: 'Deine Wertung',
    ratingOf: (rating, band) => `${f.n(rating)} ± ${f.n(band)}`,
    few: 'noch wenige Rätsel',
    count: (count) => `${f.n(count)} Rätsel`,
    next: 'Nächstes Rätsel',
    themes: 'Nach Thema',
    themesLine: 'Ein Thema, das einen Ort nennt, verrät, wo die Lösung beginnt: So gelöst zählt es halb.',
    solvedOf: (solved, tried) => `${f.n(solved)} von ${f.n(tried)} beim ersten Versuch`,
    untried: 'noch nicht versucht',
    earlier: 'Frühere Rätsel',
    solvedSign: 'beim ersten Versuch gelöst',
    missedSign: 'beim ersten Versuch nicht gelöst',
    none: 'Für dieses Spiel gibt es keine Rätsel.',
    panel: 'Rätsel',
    how: 'Spiel den Zug am Tisch. Die erste Antwort zählt.',
    hint: 'Ein Hinweis',
    hintLine: 'Er halbiert, was du gewinnst.',
    others: (rating, solved, tried) =>
        `Wertung ${f.n(rating)}: ${f.n(solved)} von ${f.n(tried)} beim ersten Versuch gelöst.`,
    looking: 'Wird nachgeschlagen …',
    lost: 'Die Antwort konnte nicht nachgeschlagen werden.',
    wrong: (kind, share) =>
        (
            ({
                certain: share
                    ? share < 0.5
                        ? 'Möglich, aber nicht sicher'
                        : 'Wahrscheinlich, aber nicht sicher'
                    : 'So geht es nicht',
                odds: 'Nicht die beste Chance',
                most: 'Nicht der beste Durchschnitt',
            }) as Record<string, string>
        )[kind] ?? 'Nicht der beste Zug',
    ask: (kind) =>
        (
            ({
                certain: 'Was gelingt, was der Zufall auch bringt?',
                odds: 'Welcher Zug hat die bessere Chance?',
                most: 'Welcher Zug bringt im Durchschnitt mehr?',
            }) as Record<string, string>
        )[kind] ?? '',
    show: 'Antwort zeigen',
    rolls: 'Alle 36 Würfe',
    wrongHad: (had, best) => `Danach: ${had}. Möglich war: ${best}.`,
    better: (right) => `Besser: ${right}`,
    solved: 'Gelöst',
    worth: (value) => `Kein anderer Zug ist besser: ${value}.`,
    proof: 'Der Beweis',
    refutation: 'Was aus deiner Wahl folgt',
    choice: 'Du wählst',
    chance: 'Zufall',
    rival: 'Die anderen',
    odds: 'Chance',
    brings: 'Ergibt',
    asTable: 'Als Tabelle',
    asChart: 'Als Diagramm',
    nth: 'Rätsel',
    asTree: 'Als Baum',
    rated: (from, to, band) => `Wertung ${f.n(from)} → ${f.n(to)} ± ${f.n(band)}`,
    notRated: 'Der erste Versuch hat schon gezählt.',
    again: 'Noch einmal versuchen',
    all: 'Alle Rätsel',
}
