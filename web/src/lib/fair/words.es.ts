// Las palabras sobre de qué se reparte una partida, y cómo se comprobó.
import { f } from '$lib/i18n/spanish'
import type { FairWords } from './words.en'

export const words: FairWords = {
    sealed: 'Los dados y las cartas están sellados',
    fingerprint: 'Huella',
    whole: 'La huella entera',
    mixed: 'El servidor fijó un secreto y mostró su huella. Solo entonces reveló cada navegador un número al azar que había prometido antes. Juntos deciden cada tirada y cada carta, de modo que nadie pudo elegirlas: ni el servidor, ni nadie de la mesa.',
    alone: 'El servidor fijó un secreto y mostró su huella antes de la primera tirada. El secreto decide cada tirada y cada carta; ningún navegador le ha añadido nada.',
    lesson: 'Una lección se reparte siempre igual.',
    noted: 'Tu navegador ha anotado esta huella. Cuando termine la partida, comprobará con ella cada tirada y cada carta.',
    watched:
        'Cuando termine la partida, esta página repetirá cada tirada y cada carta. Solo los navegadores de quienes juegan anotan la huella.',
    added: (names) => `En la semilla: ${f.list(['el servidor', ...names])}.`,
    own: 'Lo que añadió tu navegador',
    shuffling: 'Barajando',
    waiting: (names) =>
        `Todo el mundo añade algo a la mezcla. Falta: ${f.list(names)}; en medio minuto la partida empieza en cualquier caso.`,
    looking: 'Comprobando cada resultado…',
    failed: 'No se han podido comprobar los resultados.',
    later: 'La prueba de los dados y las cartas llega cuando se acaba el tiempo para todos: hay quien aún juega con ellos.',
    again: 'Comprobar de nuevo',
    byHand: 'Dados y cartas se anotaron a mano: ninguna semilla los repartió.',
    proven: (dice) => (dice ? 'Dados limpios, demostrado' : 'Mezcla limpia, demostrado'),
    wrong: (dice) => (dice ? 'Dados limpios, sin demostrar' : 'Mezcla limpia, sin demostrar'),
    line: (outcomes) =>
        `${f.many(outcomes, { one: 'resultado sale', other: 'resultados salen' })} de la semilla que se selló antes de la primera jugada. Esta página los ha vuelto a obtener por su cuenta.`,
    alarm: 'Lo que el servidor dice de esta partida no cuadra. Guarda el registro y pregunta a quien lleve el servidor.',
    good: 'en orden',
    bad: 'mal',
    open: 'sin comprobar',
    checks: {
        sealed: {
            ok: () => 'El secreto es el que se selló antes de la primera jugada.',
            bad: () => 'El secreto no es el que se selló antes de la primera jugada.',
        },
        kept: {
            ok: () => 'La huella es la que anotó tu navegador cuando te sentaste.',
            bad: () => 'La huella no es la que anotó tu navegador cuando te sentaste.',
            none: () =>
                'Este navegador no anotó ninguna huella al empezar la partida: no tiene con qué comparar.',
        },
        promises: {
            ok: ({ n }) =>
                `${f.many(n, { one: 'navegador ha añadido', other: 'navegadores han añadido' })} a la semilla lo que se había prometido.`,
            bad: () => 'Lo que se añadió a la semilla no es lo que se había prometido.',
            none: () => 'Ningún navegador añadió nada: la semilla es el secreto del servidor y nada más.',
        },
        own: {
            ok: () => 'Lo que añadió tu navegador forma parte de la semilla.',
            bad: () => 'Lo que añadió tu navegador no forma parte de la semilla.',
            late: () => 'Tu navegador no llegó a tiempo: la semilla se mezcló sin su parte.',
            none: () => 'Este navegador no añadió nada a la semilla.',
        },
        numbers: {
            ok: ({ n }) =>
                `Repetido: ${f.many(n, { one: 'resultado coincide', other: 'resultados coinciden' })}.`,
            bad: ({ n, wanted, found }) =>
                `El resultado ${f.n(n)} consta como ${found || 'nada'}: la semilla da ${wanted || 'nada'}.`,
        },
        odds: {
            ok: () =>
                'Los dados tienen las probabilidades de unos dados, y lo que se robó ya no estaba en el mazo.',
            bad: ({ n }) => `Las probabilidades del resultado ${f.n(n)} no pueden ser correctas.`,
            none: () => 'Las cartas de este tablero son propias: sus probabilidades quedan para el motor.',
        },
        seen: {
            ok: ({ n }) =>
                f.many(n, {
                    one: 'resultado es como lo viste durante la partida.',
                    other: 'resultados son como los viste durante la partida.',
                }),
            bad: ({ n, wanted, found }) =>
                `El resultado ${f.n(n)} consta ahora como ${found || 'nada'}: durante la partida viste ${wanted}.`,
            none: () => 'Este navegador no estuvo mirando la partida.',
        },
        record: {
            ok: () => 'El registro que puedes descargar dice lo mismo.',
            bad: () => 'El registro que puedes descargar dice otra cosa.',
        },
    },
    limits: 'Comprobado aquí, en tu navegador, sin conocer las reglas del juego. Que cada probabilidad era la que piden las reglas lo demuestra el motor entero, en cualquier equipo, a partir del registro:',
    command: 'Copiar la orden',
}
