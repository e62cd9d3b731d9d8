// Spanish words of the way into study.
import type { words as english } from './words.en'

export const words: typeof english = {
    lead: 'Vuelve a mirar lo que se jugó: qué fue suerte, qué fue decisión y qué habría sido mejor.',
    none: 'Aún no ha terminado ninguna partida tuya. Juega una hasta el final y podrás estudiarla aquí.',
    tools: 'Mirar más lejos',
    explore:
        'Qué gana desde aquí, contado en miles de partidas: aperturas, lugares, cartas y cómo se juega una disposición.',
    sandbox:
        'Juega en todas las sillas, deshaz cuanto quieras, elige qué sacan los dados. También puedes introducir jugada a jugada una partida real.',
    editor: 'Compón cualquier posición posible y pruébala.',
    open: 'Una partida que se jugó en otro sitio o que guardaste como archivo.',
}
