// Los robots de la casa.
import type { RivalWords } from './words.en'

export const words: RivalWords = {
    ozan: {
        trade: 'cuentacuentos',
        grade: 'suave',
        temper: 'Confía en la suerte: dados, cartas, una buena historia.',
        says: {
            hello: 'Toma asiento. Cada partida es una historia.',
            prize: '¡Menudo giro en el cuento!',
            loss: 'Todo cuento tiene sus ladrones.',
            won: 'Y colorín, colorado.',
            lost: 'Una hermosa historia. La tuya, esta vez.',
        },
    },
    nilufer: {
        trade: 'frutera',
        grade: 'fácil',
        temper: 'Toma lo que está cerca, y piensa a lo grande.',
        says: {
            hello: 'Higos frescos, y buena suerte.',
            prize: '¡Mira cómo brilla!',
            loss: 'Qué se le va a hacer. Hoy los higos están baratos.',
            won: '¡Yo tampoco me lo esperaba!',
            lost: 'Buena partida. Ten un higo.',
        },
    },
    idris: {
        trade: 'cafetero',
        grade: 'medio',
        temper: 'Planea su ruta y no mira a nadie.',
        says: {
            hello: 'Primero una taza, luego los negocios.',
            prize: 'Según lo previsto.',
            loss: 'Eso no estaba en mi ruta.',
            won: 'Gana el camino más corto.',
            lost: 'Has encontrado un camino más corto.',
        },
    },
    ester: {
        trade: 'sedera',
        grade: 'bueno',
        temper: 'Sopesa cada opción e invierte pronto.',
        says: {
            hello: 'Sopesemos nuestras opciones.',
            prize: 'Vale lo que pesa.',
            loss: 'Un hilo suelto.',
            won: 'Cada hilo en su sitio.',
            lost: 'Tu trama era mejor.',
        },
    },
    hagop: {
        trade: 'joyero',
        grade: 'difícil',
        temper: 'Se lo piensa, y paga por lo mejor.',
        says: {
            hello: 'Yo lo miro todo de cerca.',
            prize: 'Sin tacha.',
            loss: 'Un rasguño, nada más.',
            won: 'Tallado y pulido.',
            lost: 'Una victoria limpia. Lo he mirado dos veces.',
        },
    },
    safiye: {
        trade: 'jefa de caravanas',
        grade: 'maestro',
        temper: 'Se le escapa poco, y se cruza en tu camino.',
        says: {
            hello: 'La caravana sale cuando sale.',
            prize: 'La paciencia da fruto.',
            loss: 'Arena al viento.',
            won: 'Hemos llegado.',
            lost: 'Has llegado antes que yo.',
        },
    },
}
