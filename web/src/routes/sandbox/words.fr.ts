// Les mots du bac à sable.
import type { SandboxWords } from './words.en'

export const words: SandboxWords = {
    title: 'Bac à sable',
    nothing:
        'Ici, rien ne compte. Toutes les mains sont ouvertes ; jouez toutes les places et reprenez ce que vous voulez.',
    lead: 'Posez une position écrite en une ligne, comme l’imprime bedesten position, et jouez à partir de là.',
    game: 'Jeu',
    players: 'Joueurs',
    scene: 'Position',
    lay: 'Poser',
    turn: (turn, who) => `Tour ${turn}, ${who}`,
    chance: 'Le hasard décide',
    chanceLine: 'Choisissez ce qui vient, ou laissez faire.',
    over: 'La partie est terminée.',
    fall: 'Laisser faire',
    back: 'Reprendre',
    start: 'Au début',
    hint: 'Un conseil',
    hinted: (what) => `Un robot choisirait : ${what}`,
    robot: 'Un robot joue le tour',
    line: 'La ligne jusqu’ici',
    until: (text) => `Revenir ici : ${text}`,
    quiet: 'rien à raconter',
    link: 'Copier le lien',
    position: 'Copier la position',
    refused: 'Cela ne peut être ni posé ni joué :',
    tryHere: 'Essayer',
}
