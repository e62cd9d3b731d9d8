// The places, cards and tiles of the base game, to be looked up.
import type { Topics } from '$lib/frame/topics'
import { t } from '../words'
import { COPIES, entriesOf, OWN_RULES, TOPIC_KINDS } from './help'

const entries = (kind: string, rules: boolean) =>
    entriesOf(TOPIC_KINDS[kind]!, kind, OWN_RULES, rules ? COPIES : null)

export const topics: Topics = {
    book: '',
    sections: (rules) => [
        {
            id: 'places',
            learn: t().pages.learn.places,
            rules: t().pages.rules.places,
            entries: entries('place', rules),
        },
        {
            id: 'cards',
            learn: t().pages.learn.cards,
            rules: t().pages.rules.cards,
            entries: entries('card', rules),
        },
        {
            id: 'tiles',
            learn: t().pages.learn.tiles,
            rules: t().pages.rules.tiles,
            entries: entries('tile', rules),
        },
    ],
}
