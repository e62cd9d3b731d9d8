// The words of its screens, in Spanish. A letter is a misiva, since a carta is a card.
import { counted, f } from '$lib/i18n/spanish'
import type { words as lettersEn } from './words.en'

const seals = (count: number): string => counted(count, 'sello')

export const words: typeof lettersEn = {
    live: {
        pile: (count) => `${counted(count, 'misiva')} por robar.`,
        tiles: (names) => `A la vista en el Quiosco: ${names}.`,
        lira: (piles) => `${piles} liras para las próximas visitas.`,
    },
    letters: {
        own: 'Tus misivas',
        useAtOnce: 'Usarla en el acto',
        none: 'Ninguna. La Embajada, el Quiosco y el Mensajero dan misivas.',
        delivered: 'entregada, 2 sellos',
        toDeliver: '1 sello',
        isDelivered: 'Una misiva entregada: vale 2 sellos.',
        goesTo: (place) =>
            `Una misiva que vale 1 sello. Con tu mercader, tu compañero o tu familiar en este lugar (${place}) se entrega y vale 2.`,
        sealsBuy: 'Con 3 sellos se compra otro turno; con 6, un rubí en la Sociedad secreta.',
        spoken: (place, delivered) =>
            delivered ? `misiva para ${place}, entregada, 2 sellos` : `misiva para ${place}, 1 sello`,
        seals,
        sealsName: 'Sellos',
        due: (count) => `Por pagar: ${seals(count)}.`,
        companionOf: (who) => (who ? `compañero de ${who}` : 'tu compañero'),
        companionAt: (place) => `compañero: ${place}`,
        companionReady: 'compañero listo para colocar',
        companionAway: 'compañero aún no traído por la Fuente',
        ready: 'listo',
        notYet: '–',
        pile: 'mazo',
        othersOne: 'los demás, 1',
        highestWins: 'para la mayor puja',
        anyTrack: 'un rubí de una hilera',
        onOffer: 'Se ofrecen:',
        opening: 'Dos cartas para la mayor puja.',
        highest: (lira, who) => `Mayor puja: ${f.n(lira)}, de ${who}.`,
        youHave: (lira) => `Tienes ${counted(lira, 'lira')}.`,
        leads: (lira) => `puja ${f.n(lira)}`,
        stands: { asked: 'decide ahora', out: 'fuera', toCome: 'falta', lastWord: 'tiene la última palabra' },
        tilePile: (count) => `Losetas de quiosco en el mazo: ${count}.`,
        piles: (pile, discard) => `Misivas en el mazo: ${pile}; descartadas: ${discard}.`,
        about: 'Una misiva nombra un lugar y muestra 1 sello. En cuanto tu mercader, tu compañero o tu familiar está allí, se le da la vuelta y muestra 2. Con los sellos se compra un segundo turno (3) y un rubí en la Sociedad secreta (6).',
        companionAbout:
            'La acción de aquí también te trae a tu compañero. Al principio de un turno posterior lo colocas junto a tu mercader; después puede moverse un lugar en vez del mercader, y actuar allí.',
        more: 'Más…',
        moreBids: 'Pujar más',
    },
    verbs: {
        pick: '¿Qué loseta de quiosco tomas?',
        use: 'Usar la loseta',
        bid: '¿Cuántas liras pujas?',
        comp: 'Mover al compañero',
        comp2: 'El compañero avanza 2 lugares: ¿adónde?',
        jump: '¿Adónde, por 3 liras?',
        family: '¿Adónde va tu familiar?',
        join: '¿A qué mercader te unes?',
        track: '¿De qué hilera tomas un rubí?',
        give_letter: '¿Qué misiva das?',
        lira_7_for_1_good: '¿Qué mercancía das por 7 liras?',
        use_npc: '¿Con quién tratas?',
        repeat_tile: '¿Qué otra loseta tomas?',
    },
    pages: {
        rules: {
            lettersPlaces: 'Lugares de Letters & Seals',
            kioskTiles: 'Losetas de quiosco',
            lettersCards: 'Cartas de bonificación de Letters & Seals',
        },
    },
}
