// What the pages around the table say of it, in Spanish.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { 'istanbul+letters': 'Istanbul · Letters & Seals' } },
    pages: {
        shelf: {
            titles: { 'istanbul+letters': 'Letters & Seals' },
            kinds: { 'istanbul+letters': 'con Istanbul' },
            lines: {
                'istanbul+letters':
                    'Lleva misivas, reúne sellos, envía a un compañero, puja en subastas. Seis rubíes.',
            },
            tips: { 'istanbul+letters': 'Para quien disfruta con los recados y las pujas.' },
            goals: {
                'istanbul+letters':
                    'reunir seis rubíes antes que nadie. Entrega misivas, gasta sus sellos y manda por delante a tu compañero.',
            },
        },
        games: { 'istanbul+letters': 'Istanbul con Letters & Seals' },
        newTable: {
            choices: { bonus_deck: 'Cartas de bonificación' },
            choiceWords: { mixed: 'Todas juntas', new_only: 'Solo las nuevas' },
            choiceLines: {
                mixed: 'Las cartas de todas las cajas en un solo mazo',
                new_only: 'Las cartas de Letters & Seals sin las de las otras cajas',
            },
        },
    },
}
