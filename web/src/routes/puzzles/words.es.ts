// Las palabras de los retos.
import { counted, f } from '$lib/i18n/spanish'
import type { PuzzleWords } from './words.en'

export const words: PuzzleWords = {
    title: 'Retos',
    lead: 'Cada reto tiene un único mejor turno, y está demostrado. Lo que no ves está entre las cartas que se pueden robar.',
    games: 'Juego',
    today: 'Reto del día',
    solveToday: 'Resolver',
    doneToday: 'Ver de nuevo',
    week: 'Los últimos siete días',
    day: (day, lit) => (lit ? `${day}: resuelto` : `${day}: nada resuelto`),
    streak: (days) => (days ? `${f.many(days, { one: 'día seguido', other: 'días seguidos' })}. ` : ''),
    noLoss: 'Perderse un día nunca quita nada.',
    rating: 'Tu puntuación',
    ratingOf: (rating, band) => `${f.n(rating)} ± ${f.n(band)}`,
    few: 'aún pocos retos',
    count: (count) => counted(count, 'reto'),
    next: 'Reto siguiente',
    themes: 'Por tema',
    themesLine:
        'Un tema que nombra un lugar dice dónde empieza la respuesta: resolverlo así cuenta la mitad.',
    solvedOf: (solved, tried) => `${f.n(solved)} de ${f.n(tried)} a la primera`,
    untried: 'aún sin probar',
    earlier: 'Retos anteriores',
    solvedSign: 'resuelto a la primera',
    missedSign: 'no resuelto a la primera',
    none: 'No hay retos para este juego.',
    panel: 'Reto',
    how: 'Juega el turno en la mesa. Cuenta la primera respuesta.',
    hint: 'Una pista',
    hintLine: 'Reduce a la mitad lo que ganas.',
    others: (rating, solved, tried) =>
        `Puntuación ${f.n(rating)}: ${f.n(solved)} de ${f.many(tried, { one: 'persona', other: 'personas' })} al primer intento.`,
    looking: 'Comprobando…',
    lost: 'No se ha podido comprobar la respuesta.',
    wrong: (kind, share) =>
        (
            ({
                certain: share
                    ? share < 0.5
                        ? 'Posible, pero no seguro'
                        : 'Probable, pero no seguro'
                    : 'Así no se llega',
                odds: 'No es la mejor probabilidad',
                most: 'No es el mejor promedio',
            }) as Record<string, string>
        )[kind] ?? 'No es el mejor turno',
    ask: (kind) =>
        (
            ({
                certain: '¿Qué funciona pase lo que pase?',
                odds: '¿Qué turno tiene más probabilidad?',
                most: '¿Qué turno aporta más de media?',
            }) as Record<string, string>
        )[kind] ?? '',
    show: 'Mostrar la respuesta',
    rolls: 'Las 36 tiradas',
    wrongHad: (had, best) => `Después: ${had}. Era posible: ${best}.`,
    better: (right) => `Mejor: ${right}`,
    solved: 'Resuelto',
    worth: (value) => `Ningún otro turno lo mejora: ${value}.`,
    proof: 'La demostración',
    refutation: 'Lo que sigue a tu elección',
    choice: 'Tú eliges',
    chance: 'Azar',
    rival: 'Los demás',
    odds: 'Probabilidad',
    brings: 'Se queda en',
    asTable: 'En tabla',
    asChart: 'En gráfico',
    nth: 'Reto',
    asTree: 'En árbol',
    rated: (from, to, band) => `Puntuación ${f.n(from)} → ${f.n(to)} ± ${f.n(band)}`,
    notRated: 'El primer intento ya ha contado.',
    again: 'Reintentar',
    all: 'Todos los retos',
}
