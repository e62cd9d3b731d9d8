// The words of its screens, in German.
import { f } from '$lib/i18n/german'
import type { words as english } from './words.en'

export const words: typeof english = {
    seat: {
        coffee: (count) => `${f.n(count)} Kaffee`,
        coffeeName: 'Kaffee',
        guildCards: (count) => f.many(count, { one: 'Gildenkarte', other: 'Gildenkarten' }),
        barrier: 'darf durch die Schranke',
    },
    live: {
        ruby: (price, left) =>
            `Der nächste Rubin kostet ${f.n(price)} Kaffee. Noch ${f.many(left, { one: 'Rubin', other: 'Rubine' })}.`,
        tile: (tile, price) =>
            price === undefined ? `${tile}: keines übrig.` : `${tile}: kostet ${f.n(price)} Kaffee.`,
        baksheesh: (goods) => `Bakschisch für einen Rubin: 4 Kaffee, ${goods}.`,
    },
    board: {
        eachOnce: 'je einmal',
        between: (one, two) => `Zwischen: ${one} und ${two}.`,
        barrierHere: (who) => `Hier liegt die Schranke; nur ${who} darf hindurch.`,
        barrierTo: (place) => `Zwischen hier und dort liegt die Schranke: ${place}.`,
    },
    ask: { edges: 'Wähle eine Kante auf dem Plan oder hier:', placeIt: 'Die Schranke setzen' },
    verbs: {
        line: 'Wohin geht dein Kaufmann?',
        corner: 'In welche Ecke?',
        guild: 'Statt dieses Zuges eine Gildenkarte spielen',
        barrier: 'Die Schranke setzen und daneben handeln',
        ruby: 'Für Bakschisch einen Rubin nehmen',
        at: 'An welchem Ort handelst du?',
        roast_good: 'Eine Ware für Kaffee geben',
        roast_bonus: 'Eine Karte für Kaffee ablegen',
        roast_guild: 'Eine Karte für Kaffee ablegen',
        discard_guild: 'Eine Gildenkarte ablegen',
        give_set: 'Was gibst du?',
        take_set: 'Was nimmst du dafür?',
        gain_set: 'Welche Waren nimmst du?',
        pay_set: 'Welche Waren gibst du ab?',
        set6: 'Einen Würfel ändern',
    },
    hand: {
        guild: 'Gildenkarten',
        noGuild: 'Keine. Die Gildenhalle gibt Gildenkarten.',
        guildCard: (number, place) => `Gildenkarte ${number}, ${place}.`,
    },
    help: {
        guildPile: (count) => `Gildenkarten im Stapel: ${count}.`,
        guildOpen: 'Abgelegte Gildenkarten, die letzte zuerst:',
        tileCosts: (costs) =>
            costs.length ? `Kosten in Kaffee, das nächste zuerst: ${costs.join(', ')}.` : 'Keines ist übrig.',
        coffeeKey: ['C', 'Kaffee; mit Umschalt einer weniger'],
    },
    pages: {
        charts: { coffee: 'Kaffee', coffeeLine: 'Kaffee nach jeder Runde.' },
        rules: {
            mochaPlaces: 'Mokka & Bakschisch: vier weitere Orte',
            tavernTiles: 'Tavernenplättchen',
            guildCards: 'Gildenkarten',
            mochaCards: 'Mokka & Bakschisch: Bonuskarten',
        },
    },
}
