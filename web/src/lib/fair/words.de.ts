// Die Wörter der Seite darüber, woher der Zufall kommt und wie er geprüft wurde.
import { f } from '$lib/i18n/german'
import type { FairWords } from './words.en'

export const words: FairWords = {
    sealed: 'Würfel und Karten sind versiegelt',
    fingerprint: 'Fingerabdruck',
    whole: 'Der ganze Fingerabdruck',
    mixed: 'Der Server legte ein Geheimnis fest und zeigte dessen Fingerabdruck. Erst dann nannte jeder Browser eine Zufallszahl, die er vorher versprochen hatte. Zusammen entscheiden sie über jeden Wurf und jede Karte; wählen konnte sie also niemand: nicht der Server, und niemand von euch.',
    alone: 'Der Server legte ein Geheimnis fest und zeigte dessen Fingerabdruck vor dem ersten Wurf. Das Geheimnis entscheidet über jeden Wurf und jede Karte; kein Browser hat etwas beigetragen.',
    lesson: 'Eine Lektion wird immer gleich ausgeteilt.',
    noted: 'Dein Browser hat sich diesen Fingerabdruck gemerkt. Wenn die Partie zu Ende ist, prüft er damit jeden Wurf und jede Karte.',
    watched:
        'Wenn die Partie zu Ende ist, rechnet diese Seite jeden Wurf und jede Karte noch einmal nach. Nur die Browser der Spieler merken sich den Fingerabdruck.',
    added: (names) => `Im Startwert: der Server und ${f.list(names)}.`,
    own: 'Was dein Browser beitrug',
    shuffling: 'Es wird gemischt',
    waiting: (names) =>
        `Alle tragen etwas zum Mischen bei. Es fehlt noch: ${f.list(names)}; in einer halben Minute beginnt die Partie auf jeden Fall.`,
    looking: 'Jedes Ergebnis wird geprüft …',
    failed: 'Die Ergebnisse konnten nicht geprüft werden.',
    later: 'Der Beweis für Würfel und Karten kommt, wenn die Zeit für alle um ist: Andere spielen noch mit ihnen.',
    again: 'Noch einmal prüfen',
    byHand: 'Würfel und Karten wurden von Hand eingegeben: Kein Startwert hat sie bestimmt.',
    proven: (dice) => (dice ? 'Würfel nachweislich fair' : 'Mischen nachweislich fair'),
    wrong: (dice) =>
        dice ? 'Die Würfel sind nicht nachweislich fair' : 'Das Mischen ist nicht nachweislich fair',
    line: (outcomes) =>
        `${f.many(outcomes, { one: 'Ergebnis folgt', other: 'Ergebnisse folgen' })} aus dem Startwert, der vor dem ersten Zug versiegelt war. Diese Seite hat jedes davon selbst nachgerechnet.`,
    alarm: 'Was der Server über diese Partie sagt, geht nicht auf. Behalte die Aufzeichnung und frag bei denen nach, die den Server betreiben.',
    good: 'in Ordnung',
    bad: 'falsch',
    open: 'nicht geprüft',
    checks: {
        sealed: {
            ok: () => 'Das Geheimnis ist das, das vor dem ersten Zug versiegelt wurde.',
            bad: () => 'Das Geheimnis ist nicht das, das vor dem ersten Zug versiegelt wurde.',
        },
        kept: {
            ok: () => 'Der Fingerabdruck ist der, den sich dein Browser gemerkt hat, als du dich setztest.',
            bad: () =>
                'Der Fingerabdruck ist nicht der, den sich dein Browser gemerkt hat, als du dich setztest.',
            none: () =>
                'Dieser Browser hat sich zu Beginn keinen Fingerabdruck gemerkt und kann nicht vergleichen.',
        },
        promises: {
            ok: ({ n }) =>
                `${f.many(n, { one: 'Browser hat', other: 'Browser haben' })} zum Startwert beigetragen, was vorher versprochen war.`,
            bad: () => 'Was zum Startwert beigetragen wurde, ist nicht das, was vorher versprochen war.',
            none: () =>
                'Kein Browser hat etwas beigetragen: Der Startwert ist allein das Geheimnis des Servers.',
        },
        own: {
            ok: () => 'Was dein Browser beitrug, ist Teil des Startwerts.',
            bad: () => 'Was dein Browser beitrug, ist nicht Teil des Startwerts.',
            late: () => 'Dein Browser kam zu spät: Der Startwert wurde ohne seinen Teil gemischt.',
            none: () => 'Dieser Browser hat zum Startwert nichts beigetragen.',
        },
        numbers: {
            ok: ({ n }) =>
                `Nachgerechnet: ${f.many(n, { one: 'Ergebnis ist', other: 'Ergebnisse sind' })} wie angegeben.`,
            bad: ({ n, wanted, found }) =>
                `Ergebnis ${f.n(n)} wurde angegeben als ${found || 'nichts'}: Der Startwert ergibt ${wanted || 'nichts'}.`,
        },
        odds: {
            ok: () =>
                'Würfel haben die Chancen von Würfeln, und was vom Stapel gezogen war, fehlte dort danach.',
            bad: ({ n }) => `Die Chancen, die für Ergebnis ${f.n(n)} angegeben sind, können nicht stimmen.`,
            none: () =>
                'Die Karten dieses Plans sind eigene: Ihre Chancen bleiben der Spielmaschine überlassen.',
        },
        seen: {
            ok: ({ n }) =>
                `${f.many(n, { one: 'Ergebnis stimmt', other: 'Ergebnisse stimmen' })} mit dem überein, was du in der Partie gesehen hast.`,
            bad: ({ n, wanted, found }) =>
                `Ergebnis ${f.n(n)} wird jetzt angegeben als ${found || 'nichts'}: In der Partie hast du ${wanted} gesehen.`,
            none: () => 'Dieser Browser hat der Partie nicht zugesehen.',
        },
        record: {
            ok: () => 'Die Aufzeichnung, die du herunterladen kannst, sagt dasselbe.',
            bad: () => 'Die Aufzeichnung, die du herunterladen kannst, sagt etwas anderes.',
        },
    },
    limits: 'Hier geprüft, von deinem Browser, ohne die Regeln des Spiels zu kennen. Dass jede Chance die war, die die Regeln verlangen, beweist die ganze Spielmaschine, auf jedem Computer, aus der Aufzeichnung:',
    command: 'Den Befehl kopieren',
}
