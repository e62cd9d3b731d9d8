// Las palabras del estudio de una partida.
import { f } from '$lib/i18n/spanish'
import type { words as english } from './words.en'

export const words: typeof english = {
    title: (code) => `Estudio de la mesa ${code}`,
    heading: 'Estudio de la partida',
    link: 'Copiar el enlace a este momento',
    replay: 'Repetición',
    chances: 'Probabilidades de ganar',
    turn: 'Turno',
    percent: (share) => f.percent(share),
    at: (turn, who, names, shares) =>
        `Tras el turno ${f.n(turn)}${who ? `, ${who}` : ''}: ${names.map((name, i) => `${name} ${f.percent(shares[i] ?? 0)}`).join(', ')}`,
    keys: 'Izquierda y derecha: turno. Arriba y abajo: ronda. N y P: momento siguiente y anterior. T: probar.',
    tick: (turn, who) => `Turno ${f.n(turn)}, ${who}`,
    moments: 'Los momentos que contaron',
    mineOnly: 'Solo los míos',
    then: 'La mesa en ese momento',
    inReplay: 'En la repetición',
    nothing: 'Nada que señalar.',
    ledger: 'Suerte y juego',
    ledgerOf: (who) => `Suerte y juego de ${who}, en puntos`,
    accuracy: 'Precisión',
    waiting: (before) =>
        before
            ? `${f.many(before, { one: 'partida va', other: 'partidas van' })} antes. Puedes irte.`
            : 'El estudio está a punto de empezar. Puedes irte.',
    progress: (done, of) =>
        `${f.n(done)} de ${f.n(of)} preguntas respondidas. Puedes irte: lo que se encuentre se guarda.`,
    stopped: (done, of) =>
        `Se ha agotado el tiempo: ${f.n(done)} de ${f.n(of)} preguntas respondidas, así que no se juzga a nadie.`,
    goOn: 'Seguir',
    done: 'El estudio está completo.',
    soFar: 'Hasta ahora.',
    off: 'Aquí no hay estudio de esta partida.',
    running: 'Esta partida no se puede estudiar: sigue en curso, o se jugó con reglas antiguas.',
    solid: 'Línea continua: lo jugado. Discontinua: lo mejor o la segunda opción.',
    all: 'Todos',
    whose: 'De quién son los momentos',
    kind: 'Tipo',
    allKinds: 'Todos los tipos',
    played: 'jugado',
    better: 'mejor',
    nextBest: 'segunda opción',
    next: 'Momento siguiente',
    previous: 'Momento anterior',
    noChoice: 'Suerte, no una elección: nadie tiene la culpa.',
    totals: 'Lo que pueden mostrar los dados',
    total: (total: number, percent: number, good: boolean, came: boolean) =>
        `${f.n(total)}: ${f.n(percent)}\u00a0%${good ? ', habría ayudado' : ''}${came ? ', salió' : ''}`,
    totalsAbout: 'En porcentaje; relleno: no peor de lo esperado; enmarcado: lo que salió.',
    note: 'Tu nota',
    noteAbout: 'Se queda en este navegador.',
    notes: 'Las notas',
    phase: 'Parte de la partida',
    drawn: 'Cómo se dibuja',
    asAreas: 'Áreas',
    asLines: 'Líneas',
    export: 'Exportar',
    record: 'El registro',
    numbers: 'Las cifras',
    picture: 'El gráfico como imagen',
    gained: 'ganado',
    lost: 'perdido',
    players: (count) => f.many(count, { one: 'jugador', other: 'jugadores' }),
    rounds: (count) => f.many(count, { one: 'ronda', other: 'rondas' }),
    rank: (rank, of) => `posición ${f.n(rank)} de ${of}`,
    won: (who) => `ganada por ${who}`,
    left: (seconds) =>
        seconds < 50
            ? `Quedan unos ${f.n(10 * Math.ceil(seconds / 10))} segundos.`
            : `Alrededor de ${f.many(Math.round(seconds / 60) || 1, { one: 'minuto', other: 'minutos' })} más.`,
    older: (at) =>
        `${at ? `Estudiada el ${f.day(new Date(1000 * at))} por un motor anterior.` : 'Estudiada por un motor anterior.'} Se está estudiando de nuevo; hasta entonces vale esto.`,
    short: 'Con menos de cuatro rondas poco se puede decir: solo se muestran las probabilidades.',
}
