// Las palabras de la mesa de pruebas.
import type { SandboxWords } from './words.en'

export const words: SandboxWords = {
    title: 'Mesa de pruebas',
    nothing:
        'Aquí nada cuenta. Todas las manos están a la vista; juega todas las sillas y vuelve atrás cuanto quieras.',
    lead: 'Coloca una posición escrita en una línea, como la imprime bedesten position, y juega a partir de ahí.',
    game: 'Juego',
    players: 'Jugadores',
    scene: 'Posición',
    lay: 'Colocar',
    turn: (turn, who) => `Turno ${turn}, ${who}`,
    chance: 'Decide el azar',
    chanceLine: 'Elige lo que sale, o déjalo a la suerte.',
    over: 'La partida ha terminado.',
    fall: 'A la suerte',
    back: 'Volver atrás',
    start: 'Al principio',
    hint: 'Pista',
    hinted: (what) => `Un robot elegiría: ${what}`,
    robot: 'Que un robot juegue el turno',
    line: 'La línea hasta aquí',
    until: (text) => `Volver aquí: ${text}`,
    quiet: 'nada que contar',
    link: 'Copiar el enlace',
    position: 'Copiar la posición',
    refused: 'Esto no se puede colocar ni jugar:',
    tryHere: 'Probar',
}
