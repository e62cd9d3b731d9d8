// Die Roboter des Hauses auf Deutsch.
import type { RivalWords } from './words.en'

export const words: RivalWords = {
    ozan: {
        trade: 'Geschichtenerzähler',
        grade: 'sanft',
        temper: 'Vertraut dem Glück: Würfel, Karten, eine gute Geschichte.',
        says: {
            hello: 'Setz dich. Jede Partie ist eine Geschichte.',
            prize: 'Was für eine Wendung!',
            loss: 'In jeder Geschichte gibt es Räuber.',
            won: 'Und so nimmt die Geschichte ein gutes Ende.',
            lost: 'Eine schöne Geschichte. Diesmal deine.',
        },
    },
    nilufer: {
        trade: 'Obsthändlerin',
        grade: 'leicht',
        temper: 'Nimmt, was nahe liegt, und denkt groß.',
        says: {
            hello: 'Frische Feigen, und viel Glück.',
            prize: 'Sieh nur, wie das glänzt!',
            loss: 'Na ja. Feigen sind heute billig.',
            won: 'Das hätte ich auch nicht gedacht!',
            lost: 'Gut gespielt. Nimm eine Feige.',
        },
    },
    idris: {
        trade: 'Kaffeehändler',
        grade: 'solide',
        temper: 'Plant einen Weg und lässt sich nicht stören.',
        says: {
            hello: 'Erst eine Tasse, dann das Geschäft.',
            prize: 'Genau wie geplant.',
            loss: 'Das lag nicht auf meinem Weg.',
            won: 'Der kürzeste Weg gewinnt.',
            lost: 'Du hast einen kürzeren gefunden.',
        },
    },
    ester: {
        trade: 'Seidenhändlerin',
        grade: 'gut',
        temper: 'Wägt jede Wahl ab und investiert früh.',
        says: {
            hello: 'Wägen wir unsere Chancen ab.',
            prize: 'Das ist sein Gewicht wert.',
            loss: 'Ein loser Faden.',
            won: 'Jeder Faden an seinem Platz.',
            lost: 'Du hast es besser gewoben.',
        },
    },
    hagop: {
        trade: 'Juwelier',
        grade: 'schwer',
        temper: 'Denkt kurz nach und zahlt für das Beste.',
        says: {
            hello: 'Ich sehe mir alles genau an.',
            prize: 'Makellos.',
            loss: 'Ein Kratzer, mehr nicht.',
            won: 'Geschliffen und poliert.',
            lost: 'Ein sauberer Sieg. Ich habe zweimal hingesehen.',
        },
    },
    safiye: {
        trade: 'Karawanenführerin',
        grade: 'meisterlich',
        temper: 'Übersieht wenig und kreuzt deinen Weg.',
        says: {
            hello: 'Die Karawane zieht los, wenn sie loszieht.',
            prize: 'Geduld zahlt sich aus.',
            loss: 'Sand im Wind.',
            won: 'Wir sind angekommen.',
            lost: 'Du warst vor mir am Tor.',
        },
    },
}
