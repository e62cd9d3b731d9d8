// Die Wörter des Sandkastens.
import type { SandboxWords } from './words.en'

export const words: SandboxWords = {
    title: 'Sandkasten',
    nothing: 'Hier zählt nichts. Alle Hände sind offen; spiel alle Plätze und nimm zurück, was du willst.',
    lead: 'Leg eine Stellung, geschrieben als eine Zeile, wie bedesten position sie ausgibt, und spiel von dort weiter.',
    game: 'Spiel',
    players: 'Spieler',
    scene: 'Stellung',
    lay: 'Hinlegen',
    turn: (turn, who) => `Zug ${turn}, ${who}`,
    chance: 'Der Zufall entscheidet',
    chanceLine: 'Wähle, was kommt, oder lass es fallen.',
    over: 'Die Partie ist zu Ende.',
    fall: 'Fallen lassen',
    back: 'Zurücknehmen',
    start: 'Zum Anfang',
    hint: 'Wink',
    hinted: (what) => `Ein Roboter würde wählen: ${what}`,
    robot: 'Roboter spielt den Zug',
    line: 'Die Folge bisher',
    until: (text) => `Zurück bis hier: ${text}`,
    quiet: 'nichts zu erzählen',
    link: 'Link kopieren',
    position: 'Stellung kopieren',
    refused: 'Das lässt sich nicht legen oder spielen:',
    tryHere: 'Ausprobieren',
}
