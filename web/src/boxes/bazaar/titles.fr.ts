// What the pages around the table say of it, in French.
import type { words as english } from './titles.en'

export const words: typeof english = {
    top: { games: { 'istanbul+mocha+letters': 'Grand Bazar' } },
    pages: {
        shelf: {
            titles: { 'istanbul+mocha+letters': 'Grand Bazar' },
            kinds: { 'istanbul+mocha+letters': 'les deux boîtes en une' },
            lines: { 'istanbul+mocha+letters': 'Les 25 lieux à la fois, avec les Catacombes. Six rubis.' },
            tips: { 'istanbul+mocha+letters': 'Une longue soirée. Idéal à trois ou quatre.' },
            goals: {
                'istanbul+mocha+letters':
                    'réunir six rubis avant les autres, avec tout ce qu’apportent les deux boîtes.',
            },
        },
        games: { 'istanbul+mocha+letters': 'Istanbul\u00a0: le Grand Bazar' },
    },
}
