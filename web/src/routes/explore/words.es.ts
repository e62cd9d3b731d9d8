// Las palabras del explorador.
import { formatter } from '$lib/i18n/format'
import type { ExplorerWords } from './words.en'

const f = formatter('es')
const games = (count: number): string => f.many(count, { one: 'partida', other: 'partidas' })
const seats = (count: number): string => f.many(count, { one: 'silla', other: 'sillas' })
const fine = f.fine

export const words: ExplorerWords = {
    title: 'Explorador',
    lead: 'Qué gana desde aquí: adónde se fue, qué se usó y con qué resultado.',
    game: 'Juego',
    players: 'Jugadores',
    playersOf: (players, count) => `${f.n(players)} jugadores, ${games(count)}`,
    layout: 'Disposición',
    plan: 'Tablero',
    anyLayout: (count) => `Todas, ${games(count)}`,
    layoutOf: (name, count) => `${name}, ${games(count)}`,
    of: 'Qué partidas',
    both: 'Ambas',
    site: 'Este sitio',
    tab: 'Este navegador',
    shipped: 'Partidas incluidas',
    count: (count) => f.n(count),
    summary: (count, rounds, par) =>
        `${games(count)}, ${f.n(rounds)} rondas de media. La parte igual de una victoria es ${f.percent(par)}: la línea en las imágenes.`,
    none: 'Todavía no hay partidas así.',
    noShipped: 'Las partidas incluidas faltan en un paquete instalado; están con el código fuente.',
    notInTab:
        'Las partidas incluidas son demasiado grandes para un navegador. Se cuenta lo que se jugó hasta el final en este navegador.',
    byRobots:
        'Las partidas incluidas las jugaron entre sí robots que piensan como Ester: muestran qué gana entre robots así.',
    waiting: (count) => `Se están añadiendo: ${games(count)}`,
    opening: 'La apertura hasta aquí',
    start: 'Inicio',
    first: 'Adónde se va primero',
    then: 'Adónde se va después',
    begun: (count) => `${seats(count)}. Elige un lugar para ver qué sigue.`,
    last: (count) => `${seats(count)}. Se cuentan cuatro visitas, no más.`,
    board: 'El tablero: parte de las victorias de quienes fueron allí',
    nobody: 'nadie',
    usedLine: 'Quienes lo usaron al menos una vez en toda la partida, y su parte de las victorias.',
    seats: 'Sillas',
    often: '% del total',
    won: '% ganado',
    low: 'de %',
    high: 'a %',
    without: 'los demás, %',
    percent: (share) => f.percent(share),
    row: (name, count, won, low, high) =>
        `${name}: ${seats(count)}, ${f.percent(won)} de victorias, en 19 de 20 casos entre ${f.percent(low)} y ${f.percent(high)}`,
    between: (low, high) => `${f.percent(low)} a ${f.percent(high)}`,
    about: 'La barra muestra dónde está la parte verdadera en 19 de 20 casos. Lo que acompaña a la victoria no tiene por qué ser su causa: quien va por delante puede permitirse lo que otros no pueden. Y las sillas de una mesa dependen unas de otras: lo que hacen todas da la parte igual.',
    lab: 'Evaluar una disposición',
    labLead: (players) =>
        `Un robot, greedy, que planea como Idris, juega muchas veces las ${f.n(players)} sillas de una disposición: cuánto duran las partidas, si ayuda empezar y qué caminos llevan a la meta.`,
    own: 'Una propia',
    numbers: 'Números de sus lugares, fila por fila',
    rate: 'Evaluar esta disposición',
    playing: (done, of) => `${f.n(done)} de ${games(of)} jugadas`,
    played: (count) => `Jugadas: ${games(count)}`,
    length: (rounds, low, high, least, most) =>
        `${fine(rounds)} rondas de media (en 19 de 20 casos entre ${fine(low)} y ${fine(high)}), de ${f.n(least)} a ${f.n(most)}.`,
    beginning: {
        more: 'Empezar es una ventaja.',
        less: 'Empezar es una desventaja.',
        open: 'Estas partidas no dicen si ayuda empezar.',
    },
    chairs: 'Quién gana, en el orden de turnos',
    chairsLine: (par) =>
        `Parte de las victorias; la línea discontinua es la parte igual de ${f.percent(par)}.`,
    turn: 'En el orden de turnos',
    chair: (chair) => `Silla ${f.n(chair)}`,
    chairRow: (chair, won, low, high) =>
        `Silla ${f.n(chair)}: ${f.percent(won)} de victorias, en 19 de 20 casos entre ${f.percent(low)} y ${f.percent(high)}`,
    gains: (tally) => `De dónde vienen: ${tally}`,
    gainsLine: 'Por partida: la media de todos y, a la derecha, la de quienes ganan.',
    visits: 'Visitas',
    visitsLine: 'Cuántas veces se va allí en una partida y, a la derecha, cuántas van quienes ganan.',
    oftenRow: (name, mean, low, high, winners) =>
        `${name}: ${fine(mean)} de media, en 19 de 20 casos entre ${fine(low)} y ${fine(high)}; ${fine(winners)} quienes ganan`,
    perSeat: 'de media',
    from: 'de',
    to: 'a',
    perWinner: 'quienes ganan',
    fine,
    labAbout:
        'Esto es lo que pasa cuando un robot juega contra sí mismo; personas y robots más fuertes pueden encontrar otros caminos. La dirección de esta página lleva la disposición: quien la abra verá las mismas cifras.',
}
