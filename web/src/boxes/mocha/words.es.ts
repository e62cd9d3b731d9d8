// The words of its screens, in Spanish.
import { counted, f } from '$lib/i18n/spanish'
import type { words as mochaEn } from './words.en'

const coffee = (count: number): string => counted(count, 'café')

export const words: typeof mochaEn = {
    seat: {
        coffee,
        coffeeName: 'café',
        guildCards: (count) => f.many(count, { one: 'carta de gremio', other: 'cartas de gremio' }),
        barrier: 'puede cruzar la barrera',
    },
    live: {
        ruby: (price, left) =>
            `El próximo rubí cuesta ${coffee(price)}. ${left === 1 ? 'Queda' : 'Quedan'} ${f.many(left, { one: 'rubí', other: 'rubíes' })}.`,
        tile: (tile, price) =>
            price === undefined ? `No queda ninguna ${tile}.` : `La ${tile} cuesta ${coffee(price)}.`,
        baksheesh: (goods) => `Propina por un rubí: 4 cafés, ${goods}.`,
    },
    board: {
        eachOnce: 'una vez cada uno',
        between: (one, two) => `Entre ${one} y ${two}.`,
        barrierHere: (who) => `La barrera está aquí; solo puede cruzarla ${who}.`,
        barrierTo: (place) => `La barrera está entre este lugar y ${place}.`,
    },
    ask: { edges: 'Elige una arista en el tablero, o aquí:', placeIt: 'Colocar la barrera' },
    verbs: {
        line: '¿Adónde va tu mercader?',
        corner: '¿A qué esquina?',
        guild: 'Jugar una carta de gremio en vez de este turno',
        barrier: 'Colocar la barrera y actuar junto a ella',
        ruby: 'Tomar un rubí a cambio de una propina',
        at: '¿En qué lugar actúas?',
        roast_good: 'Dar una mercancía por café',
        roast_bonus: 'Descartar una carta por café',
        roast_guild: 'Descartar una carta por café',
        discard_guild: 'Descartar una carta de gremio',
        give_set: '¿Qué das?',
        take_set: '¿Qué tomas a cambio?',
        gain_set: '¿Qué mercancías tomas?',
        pay_set: '¿Qué mercancías entregas?',
        set6: 'Cambiar un dado',
    },
    hand: {
        guild: 'Cartas de gremio',
        noGuild: 'Ninguna. La Cofradía da cartas de gremio.',
        guildCard: (number, place) => `Carta de gremio ${number}, ${place}.`,
    },
    help: {
        guildPile: (count) => `Cartas de gremio en el mazo: ${count}.`,
        guildOpen: 'Cartas de gremio descartadas, la última primero:',
        tileCosts: (costs) =>
            costs.length ? `Precios en café, la próxima primero: ${costs.join(', ')}.` : 'No queda ninguna.',
        coffeeKey: ['C', 'café; con Mayús, uno menos'],
    },
    pages: {
        charts: { coffee: 'Café', coffeeLine: 'Cafés después de cada ronda.' },
        rules: {
            mochaPlaces: 'Mocha & Baksheesh: cuatro lugares más',
            tavernTiles: 'Losetas de taberna',
            guildCards: 'Cartas de gremio',
            mochaCards: 'Mocha & Baksheesh: cartas de bonificación',
        },
    },
}
