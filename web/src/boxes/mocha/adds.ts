// What this box adds to the screens of the game.
import type { Expansion, Formula } from '$boxes/istanbul/expansion'
import type { Kit } from '$lib/ask/kit'
import { say } from '$lib/i18n/catalogue.svelte'
import AskEdge from './AskEdge.svelte'
import { CARDS } from './cards'
import CardSigns from './CardSigns.svelte'
import Coffee from './Coffee.svelte'
import { beyondBarrier } from './edges'
import CoffeeHouse from './formula/CoffeeHouse.svelte'
import GuildHall from './formula/GuildHall.svelte'
import RoastingPlant from './formula/RoastingPlant.svelte'
import Tavern from './formula/Tavern.svelte'
import GuildFace from './GuildFace.svelte'
import GuildHand from './GuildHand.svelte'
import Over from './Over.svelte'
import { OWN_PLACES } from './places'
import { Chips, Own, OwnTiles, Still, StillLine, StillTiles } from './seat.svelte'
import SeatPanel from './SeatPanel.svelte'
import { shown } from './shown'
import { guildThings, LIVE } from './told'
import Topic from './Topic.svelte'
import { KINDS, RULES } from './topics'
import './view'
import { t } from './words'

export const adds: Expansion = {
    ...shown,
    lies: (has) => has.coffee !== undefined,
    places: {
        ...OWN_PLACES,
        roasting_plant: { ...OWN_PLACES.roasting_plant, Formula: RoastingPlant as Formula },
        guild_hall: { ...OWN_PLACES.guild_hall, Formula: GuildHall as Formula },
        tavern: { ...OWN_PLACES.tavern, Formula: Tavern as Formula },
        coffee_house: { ...OWN_PLACES.coffee_house, Formula: CoffeeHouse as Formula },
    },
    cards: CARDS,
    CardSigns,
    faces: { guild: GuildFace, roast_guild: GuildFace, discard_guild: GuildFace },
    units: {
        C: {
            what: 'coffee',
            symbol: 'coffee',
            name: () => t().seat.coffeeName,
            has: (seat) => seat.coffee ?? 0,
            Amount: Coffee,
        },
    },
    taken: ['take_set', 'gain_set'],
    heads: () => t().verbs,
    signs: { barrier: 'barrier', guild: 'guild', ruby: 'ruby' },
    silent: ['guild'],
    gains: [
        ['coffee', 'coffee', 'blue'],
        ['guild_cards', 'guild', 'cards'],
    ],
    kit: {
        shapes: { edge: AskEdge } as unknown as Kit['shapes'],
        onBoard: { edge: 'edge' },
        // edges and what is offered beside them
        waits: [(_, has) => has('edge')],
        paid: ['coffee', 'guild_cards'],
    },
    Over,
    live: LIVE,
    things: guildThings,
    notes: (view, number) => {
        const beyond = beyondBarrier(view, number)
        return beyond ? [t().board.barrierTo(beyond)] : []
    },
    seat: {
        Panel: SeatPanel,
        Chips,
        Own,
        OwnTiles,
        Hand: GuildHand,
        Still,
        StillTiles,
        StillLine,
        spoken: (view, seat) => {
            const { coffee = 0, guild_cards = 0, tavern_tiles = [] } = view.seats[seat]!
            const w = t().seat
            return [
                w.coffee(coffee),
                w.guildCards(guild_cards),
                ...tavern_tiles.map((tile) => say(`name.tavern_tile.${tile}`)),
                ...(view.barrier?.holder === seat ? [w.barrier] : []),
            ]
        },
        cards: (has) => has.guild_cards ?? 0,
    },
    topics: KINDS,
    rules: RULES,
    Topic,
    charts: () => import('./Charts.svelte'),
    help: () => [t().help.coffeeKey],
}
