// The words of its screens, in French.
import { f } from '$lib/i18n/french'
import type { words as mochaEn } from './words.en'

export const words: typeof mochaEn = {
    seat: {
        coffee: (count) => f.many(count, { one: 'café', other: 'cafés' }),
        coffeeName: 'café',
        guildCards: (count) => f.many(count, { one: 'carte de guilde', other: 'cartes de guilde' }),
        barrier: 'peut franchir la barrière',
    },
    live: {
        ruby: (price, left) => `Le prochain rubis coûte ${f.n(price)} cafés. Il reste ${f.n(left)} rubis.`,
        tile: (tile, price) =>
            price === undefined
                ? `Il ne reste pas de ${tile}.`
                : `La ${tile} coûte ${f.many(price, { one: 'café', other: 'cafés' })}.`,
        baksheesh: (goods) => `Bakchich pour un rubis\u00a0: 4 cafés, ${goods}.`,
    },
    board: {
        eachOnce: 'une fois chacun',
        between: (one, two) => `Entre ${one} et ${two}.`,
        barrierHere: (who) => `La barrière est ici ; personne ne la franchit, sauf ${who}.`,
        barrierTo: (place) => `La barrière est entre ici et ${place}.`,
    },
    ask: { edges: 'Choisissez un bord sur le plateau, ou ici\u00a0:', placeIt: 'Poser la barrière' },
    verbs: {
        line: 'Où va votre marchand\u00a0?',
        corner: 'Dans quel coin\u00a0?',
        guild: 'Jouer une carte de guilde à la place de ce tour',
        barrier: 'Poser la barrière et agir à côté',
        ruby: 'Prendre un rubis contre un bakchich',
        at: 'Dans quel lieu agissez-vous\u00a0?',
        roast_good: 'Donner une marchandise contre du café',
        roast_bonus: 'Défausser une carte contre du café',
        roast_guild: 'Défausser une carte contre du café',
        discard_guild: 'Défausser une carte de guilde',
        give_set: 'Que donnez-vous\u00a0?',
        take_set: 'Que prenez-vous en échange\u00a0?',
        gain_set: 'Quelles marchandises prenez-vous\u00a0?',
        pay_set: 'Quelles marchandises remettez-vous\u00a0?',
        set6: 'Changer un dé',
    },
    hand: {
        guild: 'Cartes de guilde',
        noGuild: 'Aucune. La Maison des guildes en donne.',
        guildCard: (number, place) => `Carte de guilde ${number}, ${place}.`,
    },
    help: {
        guildPile: (count) => `Cartes de guilde dans la pioche\u00a0: ${count}.`,
        guildOpen: 'Cartes de guilde défaussées, la dernière d’abord\u00a0:',
        tileCosts: (costs) =>
            costs.length
                ? `Prix en café, la prochaine d’abord\u00a0: ${costs.join(', ')}.`
                : 'Il n’en reste pas.',
        coffeeKey: ['C', 'café\u00a0; avec Maj un de moins'] as [string, string],
    },
    pages: {
        charts: { coffee: 'Café', coffeeLine: 'Cafés après chaque manche.' },
        rules: {
            mochaPlaces: 'Moka & Bakchich\u00a0: quatre lieux de plus',
            tavernTiles: 'Tuiles de taverne',
            guildCards: 'Cartes de guilde',
            mochaCards: 'Moka & Bakchich\u00a0: cartes bonus',
        },
    },
}
