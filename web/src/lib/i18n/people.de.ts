// Die Wörter der eigenen Seite eines Spielers.
import { f } from './german'
import type { words as english } from './people.en'

export const words: typeof english = {
    me: {
        title: 'Deine Seite',
        noName: 'Noch kein Name',
        name: 'Name',
        nameHint: 'Wie du an neuen Tischen heißt. Du brauchst keinen.',
        emblem: 'Zeichen',
        save: 'Speichern',
        saved: 'Gespeichert',
        since: (date) => `Hier seit ${date}`,
        fresh: 'Noch wird nichts von dir bewahrt: Spiel, oder gib einen Namen an.',
        keep: 'Diese Seite behalten',
        keepLine: 'Ein Konto gibt es nicht. Was dir gehört, gehört zu einem Schlüssel in diesem Browser.',
        unkept: 'Anderswo noch nicht bewahrt: Ohne diesen Browser wäre es verloren.',
        kept: (parts) => `Bewahrt durch ${f.list(parts)}.`,
        byDevices: (count) => f.many(count, { one: 'Gerät', other: 'Geräte' }),
        byWords: 'sechs Wörter',
        byPasskeys: (count) => f.many(count, { one: 'Passkey', other: 'Passkeys' }),
        passkey: 'Einen Passkey hinzufügen',
        device: 'Auf einem anderen Gerät weitermachen',
        deviceLine:
            'Richte dessen Kamera hierher oder öffne dort den Link. Er gilt einmal, zehn Minuten lang.',
        deviceLink: 'Link für das andere Gerät',
        deviceQr: 'Code zum Scannen: auf einem anderen Gerät als du weitermachen',
        deviceSecret: 'Wer ihn öffnet, spielt als du. Zeig ihn sonst niemandem.',
        words: 'Sechs Wörter',
        newWords: 'Sechs neue Wörter',
        wordsLine:
            'Schreib sie in dieser Reihenfolge auf. Sie werden nur jetzt gezeigt, und niemand sonst kennt sie. Wer sie hat, ist du.',
        wordsOld: 'Wörter von früher öffnen nichts mehr.',
        wordsDone: 'Ich habe sie aufgeschrieben',
        join: 'Hier als jemand anderes weitermachen?',
        joinLine:
            'Dieser Link macht diesen Browser zu einem weiteren Gerät dessen, der ihn erzeugt hat. Auch deine Plätze hier gehören dann dorthin. Mach nur weiter, wenn du den Link selbst erzeugt hast.',
        joinYes: 'Es ist mein Link: hier weitermachen',
        joinNo: 'Nein',
        joined: 'Dieser Browser ist jetzt deiner.',
        back: 'Hierher zurückkommen',
        backLine: 'Hast du auf einem anderen Gerät gespielt oder es verloren?',
        backWords: 'Deine sechs Wörter',
        backGo: 'Zurückkommen',
        backPasskey: 'Mit einem Passkey',
        backWrong: 'Das sind keine sechs Wörter von uns. Jedes hat zwei Silben, wie ‚bako‘.',
        all: 'Was von dir bewahrt wird',
        allLine:
            'Name und Zeichen, die Tische, an denen du gesessen hast, und Prüfsummen deiner Schlüssel. Kein Passwort, keine Adresse, nichts über dein Gerät.',
        download: 'Alles als Datei',
        gathering: (done, of) => `${done} von ${of} Partien`,
        leave: 'Mich in diesem Browser vergessen',
        remove: 'Alles löschen',
        removeLine:
            'Deine Seite, deine Schlüssel und dein Name verschwinden endgültig. In den Partien anderer saß dann irgendjemand; wo eine Partie noch läuft, spielt ein Roboter für dich weiter.',
        removeSure: 'Alles löschen, endgültig',
        removed: 'Alles ist gelöscht.',
        cancel: 'Behalten',
    },
    history: {
        title: 'Spieler',
        games: 'Partien',
        line: (count, won) =>
            count
                ? `${f.many(count, { one: 'Partie', other: 'Partien' })} zu Ende gespielt, ${f.n(won)} gewonnen. Die neuesten zuerst.`
                : 'Partien, die du zu Ende spielst, stehen hier.',
        every: 'Alle Spiele',
        everyPlayers: 'Jede Anzahl',
        players: (count) => `${count} Spieler`,
        game: 'Spiel',
        number: 'Spieler',
        rank: (rank, of) => `${f.ordinal(rank)} von ${of}`,
        length: (date, rounds) => `${date} · ${f.many(rounds, { one: 'Runde', other: 'Runden' })}`,
        replay: 'Wiedergabe',
        replayOf: (game, date) => `Wiedergabe: ${game}, ${date}`,
        study: 'Rückblick',
        studyOf: (game, date) => `Rückblick: ${game}, ${date}`,
        more: 'Frühere Partien',
        rivals: 'Im direkten Vergleich',
        rivalsLine: 'Wie oft du am Ende vorn lagst, an Tischen jeder Größe.',
        against: 'Gegen',
        met: 'Partien',
        ahead: 'Vorn',
        share: (share, level) =>
            level
                ? `${f.percent(share)} (${f.many(level, { one: 'Gleichstand', other: 'Gleichstände' })})`
                : f.percent(share),
        nameless: 'Jemand',
        shown: 'Andere dürfen diese Seite sehen',
        shownLine: 'Deine Partien und Ergebnisse, über den Link. Wer nichts zeigt, bleibt dort irgendjemand.',
        link: 'Link zu deiner Seite',
        missing: 'Diese Seite gibt es nicht, oder sie wird niemandem gezeigt.',
    },
}
