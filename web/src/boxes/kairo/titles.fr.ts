// What the pages around the table say of it, in French.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { kairo: 'Kairo' } },
    marks: {
        ankh: { emblem: 'ankh' },
        eye: { emblem: 'œil' },
        scarab: { emblem: 'scarabée' },
        pyramid: { emblem: 'pyramide' },
    },
    pages: {
        shelf: {
            titles: { kairo: 'Kairo' },
            lines: {
                kairo: 'Posez des étals, placez leurs entrées, attirez les clients dans les ruelles du Caire.',
            },
            tips: { kairo: 'Un autre jeu, une autre ville\u00a0: pas de dés, mais on joue des coudes.' },
            goals: {
                kairo: 'avoir le plus de points à la fin. Posez des étals, attirez-y des clients, gagnez des médailles.',
            },
        },
        games: { kairo: 'Kairo' },
        newTable: {
            choices: { start_mode: 'Premiers étals' },
            choiceWords: { variable: 'Choisis', fixed: 'Donnés' },
            choiceLines: {
                variable: 'Chacun pose trois étals à tour de rôle',
                fixed: 'Trois étals par personne sont déjà posés ; idéal pour une première partie',
            },
        },
        end: { tallies: { vp: 'Points' }, decided: { vp: 'Les points ont décidé.' } },
        rules: {
            reconstructed: {
                ways: {
                    board: 'Vous possédez la boîte\u00a0? Copiez docs/rules/data/kairo.toml sous le nom my.toml, changez-y ce qui est imprimé autrement, comme le montrent les exemples (ouvrez-en un), et jouez avec\u00a0:',
                },
            },
        },
    },
}
