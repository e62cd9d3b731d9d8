// What can be looked up about Kairo, and the rules it belongs to.
import type { Topics } from '$lib/frame/topics'
import './art.css'
import { k } from './words'
import type { SymbolName } from '$lib/art/symbols'

export const TOPICS = {
    stand: ['emblem-ankh', 'KAI-MAIN-2', 'KAI-MAIN-5', 'KAI-MAIN-7'],
    expansion: ['whole', 'KAI-EXP-4', 'KAI-EXP-5', 'KAI-PAY-1'],
    entrance: ['steps', 'KAI-MAIN-4', 'KAI-ACC-2'],
    customer: ['kairo-customer', 'KAI-LURE-5', 'KAI-SWAP-2'],
    barker: ['kairo-barker', 'KAI-LURE-7', 'KAI-LURE-9'],
    card: ['card', 'KAI-CARD-1', 'KAI-DRAW-5'],
    joker: ['card', 'KAI-CARD-9'],
    coin: ['kairo-coin', 'KAI-PAY-2', 'KAI-PAY-3', 'KAI-SCORE-2'],
    medal: ['kairo-gold', 'KAI-MEDAL-2', 'KAI-MEDAL-4', 'KAI-SCORE-1'],
    blocked: ['kairo-chain', 'KAI-MOVE-1', 'KAI-MOVE-2'],
} satisfies Record<string, [SymbolName, ...string[]]>
export type Topic = keyof typeof TOPICS

export const topics: Topics = {
    book: '/rules/kairo',
    hue: 'hue-green',
    sections: () => [
        {
            id: '',
            learn: k().topicsHead,
            rules: '',
            entries: (Object.keys(TOPICS) as Topic[]).map((topic) => {
                const [symbol, ...rules] = TOPICS[topic]
                const [name, text] = k().topics[topic]
                return { id: `kairo-${topic}`, symbol, name, text, rules }
            }),
        },
    ],
}
