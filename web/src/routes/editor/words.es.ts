// Las palabras del editor de posiciones.
import type { EditorWords } from './words.en'

export const words: EditorWords = {
    title: 'Componer una posición',
    lead: 'Di quién está dónde y qué tiene cada cual. La posición empieza con un turno; lo que se deduce del resto se completa solo.',
    table: 'La mesa',
    possible: 'Esta posición es posible.',
    unlikely: 'Esto no puede darse en una partida, pero se puede probar:',
    impossible: 'Esto es imposible:',
    go: 'Probar',
    copy: 'Copiar la posición',
    none: 'nada',
    add: 'Añadir',
    take: (what) => `Quitar ${what}`,
}
