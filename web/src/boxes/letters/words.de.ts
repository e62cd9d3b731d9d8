// The words of its screens, in German.
import { f } from '$lib/i18n/german'
import type { words as english } from './words.en'

export const words: typeof english = {
    live: {
        pile: (count) => `${f.many(count, { one: 'Brief', other: 'Briefe' })} zu ziehen.`,
        tiles: (names) => `Offen am Kiosk: ${names}.`,
        lira: (piles) => `${piles} Lira für die nächsten Besuche.`,
    },
    letters: {
        own: 'Deine Briefe',
        useAtOnce: 'Gleich nutzen',
        none: 'Keine. Botschaft, Kiosk und Kurier geben Briefe.',
        delivered: 'überbracht, 2 Siegel',
        toDeliver: '1 Siegel',
        isDelivered: 'Ein überbrachter Brief: 2 Siegel wert.',
        goesTo: (place) =>
            `Ein Brief, 1 Siegel wert. Mit Kaufmann, Kompagnon oder Familienmitglied an diesem Ort (${place}) wird er überbracht und ist 2 wert.`,
        sealsBuy: 'Für 3 Siegel gibt es noch einen Zug, für 6 im Geheimbund einen Rubin.',
        spoken: (place, delivered) =>
            delivered ? `Brief an: ${place}, überbracht, 2 Siegel` : `Brief an: ${place}, 1 Siegel`,
        seals: (count) => `${f.n(count)} Siegel`,
        sealsName: 'Siegel',
        due: (count) => `Noch ${f.n(count)} Siegel zu zahlen.`,
        companionOf: (who) => (who ? `Kompagnon von ${who}` : 'dein Kompagnon'),
        companionAt: (place) => `Kompagnon: ${place}`,
        companionReady: 'Kompagnon einsatzbereit',
        companionAway: 'Kompagnon noch nicht vom Brunnen geholt',
        ready: 'bereit',
        notYet: '–',
        pile: 'Stapel',
        othersOne: 'die anderen nehmen 1',
        highestWins: 'ans höchste Gebot',
        anyTrack: 'ein Rubin aus einer Leiste',
        onOffer: 'Im Angebot:',
        opening: 'Zwei Karten für das höchste Gebot.',
        highest: (lira, who) => `Höchstes Gebot: ${f.n(lira)} von ${who}.`,
        youHave: (lira) => `Du hast ${f.n(lira)} Lira.`,
        leads: (lira) => `bietet ${f.n(lira)}`,
        stands: {
            asked: 'jetzt gefragt',
            out: 'ausgestiegen',
            toCome: 'kommt noch',
            lastWord: 'hat das letzte Wort',
        },
        tilePile: (count) => `Kioskplättchen im Stapel: ${count}.`,
        piles: (pile, discard) => `Briefe im Stapel: ${pile}; abgelegt: ${discard}.`,
        about: 'Ein Brief nennt einen Ort und zeigt 1 Siegel. Sobald dein Kaufmann, Kompagnon oder Familienmitglied dort steht, wird er umgedreht und zeigt 2. Für Siegel gibt es einen zweiten Zug (3) und im Geheimbund einen Rubin (6).',
        companionAbout:
            'Die Aktion hier bringt auch deinen Kompagnon zu dir. Zu Beginn eines späteren Zuges setzt du ihn neben deinen Kaufmann; dann darf er statt des Kaufmanns einen Ort weit ziehen und dort handeln.',
        more: 'Mehr …',
        moreBids: 'Mehr bieten',
    },
    verbs: {
        pick: 'Welches Kioskplättchen nimmst du?',
        use: 'Das Plättchen nutzen',
        bid: 'Wie viele Lira bietest du?',
        comp: 'Den Kompagnon ziehen',
        comp2: 'Kompagnon geht 2 Orte weit: wohin?',
        jump: 'Wohin, für 3 Lira?',
        family: 'Wohin geht dein Familienmitglied?',
        join: 'Zu wessen Kaufmann gehst du?',
        track: 'Aus welcher Leiste nimmst du einen Rubin?',
        give_letter: 'Welchen Brief gibst du?',
        lira_7_for_1_good: 'Welche Ware gibst du für 7 Lira?',
        use_npc: 'Wem begegnest du?',
        repeat_tile: 'Welches Plättchen nimmst du noch?',
    },
    pages: {
        rules: {
            lettersPlaces: 'Orte von Brief & Siegel',
            kioskTiles: 'Kioskplättchen',
            lettersCards: 'Bonuskarten von Brief & Siegel',
        },
    },
}
