// What can be looked up of this box, and the rules it belongs to.
import type { TopicKind } from '$boxes/istanbul/expansion'
import { copiesOf, rulesOf, sectionsOf } from '$boxes/istanbul/learn/help'
import { PLACES } from '$boxes/istanbul/view'
import type { Topics } from '$lib/frame/topics'
import { say } from '$lib/i18n/catalogue.svelte'
import { CARDS } from './cards'
import { OWN_PLACES } from './places'
import { t } from './words'

export const RULES: Record<string, string[]> = {
    ...rulesOf('place', OWN_PLACES),
    ...rulesOf('card', CARDS),
    'tavern_tile.movement': ['MOC-MOVE-3'],
    'tavern_tile.encounter': ['MOC-TAV-7', 'BAZ-TAV-1'],
    'guild.1': ['MOC-GCARD-1'],
    'guild.2': ['MOC-GCARD-2'],
    'guild.3': ['MOC-GCARD-2'],
    'guild.4': ['MOC-GCARD-2'],
    'guild.5': ['MOC-GCARD-5'],
    'guild.6': ['MOC-GCARD-6'],
    'guild.7': ['MOC-GCARD-7'],
    'guild.8': ['MOC-GCARD-8'],
    'guild.9': ['MOC-GCARD-9'],
    'guild.10': ['MOC-GCARD-10'],
    'guild.11': ['MOC-GCARD-10'],
    'guild.12': ['MOC-GCARD-12'],
    'guild.13': ['MOC-GCARD-13'],
    'guild.14': ['MOC-GCARD-14'],
    'guild.15': ['MOC-GCARD-14'],
    'guild.16': ['MOC-GCARD-16'],
    'guild.17': ['MOC-GCARD-17'],
    'guild.18': ['MOC-GCARD-18'],
    'guild.19': ['MOC-GCARD-19'],
    'guild.20': ['MOC-GCARD-20'],
}

const placeOf = (card: string): string => PLACES[Number(card)] ?? ''

export const KINDS: Record<string, TopicKind> = {
    guild: {
        name: (card) => say(`name.place.${placeOf(card)}`),
        symbol: () => 'guild',
        place: placeOf,
        title: (card) => t().hand.guildCard(Number(card), say(`name.place.${placeOf(card)}`)),
    },
    tavern_tile: {
        name: (tile) => say(`name.tavern_tile.${tile}`),
        symbol: (tile) => `tavern-${tile}`,
    },
}

export const topics: Topics = {
    book: '',
    sections: (rules) => {
        const w = t().pages.rules
        const section = sectionsOf(KINDS, RULES, rules ? copiesOf(CARDS) : null)
        return [
            section('places', 'place', w.mochaPlaces),
            section('tiles', 'tavern_tile', w.tavernTiles),
            section('guild', 'guild', w.guildCards),
            section('cards', 'card', w.mochaCards),
        ]
    },
}
