// What the pages around the table say of it, in Spanish.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { 'istanbul+mocha+letters': 'Gran Bazar' } },
    pages: {
        shelf: {
            titles: { 'istanbul+mocha+letters': 'Gran Bazar' },
            kinds: { 'istanbul+mocha+letters': 'las dos cajas en una' },
            lines: { 'istanbul+mocha+letters': 'Los 25 lugares a la vez, con las Catacumbas. Seis rubíes.' },
            tips: { 'istanbul+mocha+letters': 'Una velada larga. Mejor con tres o cuatro.' },
            goals: {
                'istanbul+mocha+letters':
                    'reunir seis rubíes antes que nadie, con todo lo que traen las dos cajas.',
            },
        },
        games: { 'istanbul+mocha+letters': 'Istanbul: el Gran Bazar' },
    },
}
