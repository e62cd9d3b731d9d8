// What the pages around the table say of it, in Spanish.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { 'istanbul+mocha': 'Istanbul · Mocha & Baksheesh' } },
    pages: {
        shelf: {
            titles: { 'istanbul+mocha': 'Mocha & Baksheesh' },
            kinds: { 'istanbul+mocha': 'con Istanbul' },
            lines: {
                'istanbul+mocha':
                    'Cuatro lugares más, café como segunda moneda, cartas de gremio y una barrera. Seis rubíes.',
            },
            tips: { 'istanbul+mocha': 'Para quien se sabe Istanbul de memoria.' },
            goals: {
                'istanbul+mocha':
                    'reunir seis rubíes antes que nadie. Tuesta café, entra en los gremios y cuidado con la barrera.',
            },
        },
        games: { 'istanbul+mocha': 'Istanbul con Mocha & Baksheesh' },
    },
}
