// What the pages around the table say of it, in French.
import type { words as english } from './titles.en'

export const words: typeof english = {
    phases: {
        move: 'Déplacement',
        assistant: 'Assistant',
        toll: 'Péage',
        action: 'Action',
        meet: 'Rencontres',
    },
    top: { games: { istanbul: 'Istanbul' } },
    pages: {
        shelf: {
            titles: { istanbul: 'Istanbul' },
            lines: {
                istanbul: 'Seize lieux, une charrette, cinq rubis\u00a0: la course à travers le bazar.',
            },
            tips: { istanbul: 'Commencez ici. Tout le reste naît de cette boîte.' },
            goals: {
                istanbul:
                    'réunir cinq rubis avant les autres, ou six à deux joueurs. Avancez d’un ou deux lieux, laissez-y un assistant, commercez, et changez marchandises et lires en rubis.',
            },
        },
        games: { istanbul: 'Istanbul' },
        landing: {
            title: 'Un bazar, une charrette, cinq rubis',
            goal: 'réunir cinq rubis avant les autres. Avancez d’un ou deux lieux, laissez-y un assistant, commercez, et changez marchandises et lires en rubis.',
        },
        newTable: {
            layouts: {
                first_play: 'Première partie',
                short: 'Chemins courts',
                long: 'Chemins longs',
                order: 'Dans l’ordre',
                random: 'Mélangé',
            },
            layoutLines: {
                first_play: 'Idéal pour une première partie',
                short: 'Idéal pour une première partie',
                long: 'Ce qui va ensemble est éloigné',
                order: 'Tuiles par numéro',
                random: 'Différent à chaque fois',
            },
        },
        end: {
            tallies: { rubies: 'Rubis', lira: 'Lires', goods: 'March.', cards: 'Cartes' },
            decided: {
                rubies: 'Les rubis ont décidé.',
                lira: 'Rubis à égalité\u00a0: les lires ont décidé.',
                goods: 'Rubis et lires à égalité\u00a0: les marchandises ont décidé.',
                cards: 'Rubis, lires et marchandises à égalité\u00a0: les cartes en main ont décidé.',
            },
            orders: {
                rubies: 'Ordre en cas d’égalité\u00a0: rubis, lires, marchandises, cartes en main. Ce qui a décidé d’une place est en gras.',
            },
        },
    },
}
