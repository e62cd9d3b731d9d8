// What the pages around the table say of it, in Spanish.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { kairo: 'Kairo' } },
    marks: {
        ankh: { emblem: 'anj' },
        eye: { emblem: 'ojo' },
        scarab: { emblem: 'escarabajo' },
        pyramid: { emblem: 'pirámide' },
    },
    pages: {
        shelf: {
            titles: { kairo: 'Kairo' },
            lines: {
                kairo: 'Construye puestos, coloca sus entradas y atrae a los clientes por las callejuelas de El Cairo.',
            },
            tips: { kairo: 'Otro juego, otra ciudad: sin dados, pero a codazos.' },
            goals: {
                kairo: 'tener más puntos que nadie al final. Construye puestos, atrae clientes y gana medallas.',
            },
        },
        games: { kairo: 'Kairo' },
        newTable: {
            choices: { start_mode: 'Primeros puestos' },
            choiceWords: { variable: 'Elegidos', fixed: 'Fijos' },
            choiceLines: {
                variable: 'Cada cual coloca tres puestos por turnos',
                fixed: 'Cada cual tiene ya tres puestos colocados; lo mejor para una primera partida',
            },
        },
        end: { tallies: { vp: 'Puntos' }, decided: { vp: 'Han decidido los puntos.' } },
        rules: {
            reconstructed: {
                ways: {
                    board: '¿Tienes la caja? Copia docs/rules/data/kairo.toml como my.toml, cambia en él lo que esté impreso de otro modo, como muestran los ejemplos (abre uno), y juega con él:',
                },
            },
        },
    },
}
