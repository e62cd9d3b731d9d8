// What the pages around the table say of it, in Spanish.
import type { words as english } from './titles.en'

export const words: typeof english = {
    phases: {
        move: 'Movimiento',
        assistant: 'Asistente',
        toll: 'Peaje',
        action: 'Acción',
        meet: 'Encuentros',
    },
    top: { games: { istanbul: 'Istanbul' } },
    pages: {
        shelf: {
            titles: { istanbul: 'Istanbul' },
            lines: {
                istanbul: 'Dieciséis lugares, una carretilla, cinco rubíes: la carrera por el bazar.',
            },
            tips: { istanbul: 'Empieza por aquí. Todo lo demás nace de esta caja.' },
            goals: {
                istanbul:
                    'reunir cinco rubíes antes que nadie, o seis con dos jugadores. Avanza uno o dos lugares, deja allí un asistente, comercia y convierte mercancías y liras en rubíes.',
            },
        },
        games: { istanbul: 'Istanbul' },
        landing: {
            title: 'Un bazar, una carretilla, cinco rubíes',
            goal: 'reunir cinco rubíes antes que nadie. Avanza uno o dos lugares, deja allí un asistente, comercia y convierte mercancías y liras en rubíes.',
        },
        newTable: {
            layouts: {
                first_play: 'Primera partida',
                short: 'Caminos cortos',
                long: 'Caminos largos',
                order: 'En orden',
                random: 'Al azar',
            },
            layoutLines: {
                first_play: 'La mejor para una primera partida',
                short: 'La mejor para una primera partida',
                long: 'Lo que va junto está lejos',
                order: 'Losetas por su número',
                random: 'Distinta cada vez',
            },
        },
        end: {
            tallies: { rubies: 'Rubíes', lira: 'Liras', goods: 'Merc.', cards: 'Cartas' },
            decided: {
                rubies: 'Han decidido los rubíes.',
                lira: 'Empate a rubíes: han decidido las liras.',
                goods: 'Empate a rubíes y liras: han decidido las mercancías.',
                cards: 'Empate a rubíes, liras y mercancías: han decidido las cartas en mano.',
            },
            orders: {
                rubies: 'Orden de desempate: rubíes, liras, mercancías, cartas en mano. En negrita, lo que ha decidido una posición.',
            },
        },
    },
}
