// What can be looked up of this box, and the rules it belongs to.
import type { TopicKind } from '$boxes/istanbul/expansion'
import { entriesOf, TOPIC_KINDS } from '$boxes/istanbul/learn/help'
import { PLACES } from '$boxes/istanbul/view'
import type { Topics } from '$lib/frame/topics'
import { say } from '$lib/i18n/catalogue.svelte'
import './places'
import { t } from './words'

export const COPIES: Record<string, number> = {
    coffee_2: 2,
    guild_for_2_coffee: 2,
    lira_8_for_1_coffee: 2,
    dice_reward: 2,
    exchange_3: 2,
    die_to_6: 2,
    corner_move: 2,
    repeat_wainwright: 2,
    repeat_coffee_house: 2,
}

export const RULES: Record<string, string[]> = {
    'place.roasting_plant': ['MOC-PLACE-17'],
    'place.guild_hall': ['MOC-PLACE-18'],
    'place.tavern': ['MOC-TAV-1', 'MOC-TAV-2', 'MOC-TAV-4', 'MOC-TAV-6', 'MOC-TAV-8'],
    'place.coffee_house': ['MOC-PLACE-20'],
    'card.coffee_2': ['MOC-BONUS-3'],
    'card.guild_for_2_coffee': ['MOC-BONUS-4'],
    'card.lira_8_for_1_coffee': ['MOC-BONUS-5'],
    'card.dice_reward': ['MOC-BONUS-6'],
    'card.exchange_3': ['MOC-BONUS-9'],
    'card.die_to_6': ['MOC-DICE-1', 'MOC-DICE-4'],
    'card.corner_move': ['MOC-BONUS-7', 'MOC-MOVE-4'],
    'card.repeat_wainwright': ['MOC-BONUS-8'],
    'card.repeat_coffee_house': ['MOC-BONUS-8'],
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
        const section = (id: string, kind: string, head: string) => ({
            id,
            learn: '',
            rules: head,
            entries: entriesOf({ ...TOPIC_KINDS, ...KINDS }[kind]!, kind, RULES, rules ? COPIES : null),
        })
        return [
            section('places', 'place', w.mochaPlaces),
            section('tiles', 'tavern_tile', w.tavernTiles),
            section('guild', 'guild', w.guildCards),
            section('cards', 'card', w.mochaCards),
        ]
    },
}
