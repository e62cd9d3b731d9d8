// The drawing of what a place does, by place.
import type { Component } from 'svelte'
import type { View } from '../../view'
import AuctionHouse from '$boxes/letters/formula/AuctionHouse.svelte'
import BlackMarket from './BlackMarket.svelte'
import Caravansary from './Caravansary.svelte'
import Catacombs from '$boxes/bazaar/Catacombs.svelte'
import CoffeeHouse from '$boxes/mocha/formula/CoffeeHouse.svelte'
import Embassy from '$boxes/letters/formula/Embassy.svelte'
import Fountain from './Fountain.svelte'
import Gemstone from './Gemstone.svelte'
import GuildHall from '$boxes/mocha/formula/GuildHall.svelte'
import Kiosk from '$boxes/letters/formula/Kiosk.svelte'
import Market from './Market.svelte'
import Mosque from './Mosque.svelte'
import Palace from './Palace.svelte'
import Police from './Police.svelte'
import Post from './Post.svelte'
import RoastingPlant from '$boxes/mocha/formula/RoastingPlant.svelte'
import SecretSociety from '$boxes/letters/formula/SecretSociety.svelte'
import Tavern from '$boxes/mocha/formula/Tavern.svelte'
import Tea from './Tea.svelte'
import Unknown from './Unknown.svelte'
import Wainwright from './Wainwright.svelte'
import Warehouse from './Warehouse.svelte'

type Drawing = Component<{ place: string; view: View }>

// the parts of a tile that never change ask for nothing
const fixed = (drawing: Component): Drawing => drawing as Drawing

const FORMULAS: Record<string, Drawing> = {
    wainwright: Wainwright,
    fabric: Warehouse,
    spice: Warehouse,
    fruit: Warehouse,
    post: Post,
    caravansary: Caravansary,
    fountain: fixed(Fountain),
    black_market: BlackMarket as Drawing,
    tea: Tea as Drawing,
    large_market: Market,
    small_market: Market,
    police: fixed(Police),
    palace: Palace,
    small_mosque: Mosque,
    great_mosque: Mosque,
    gemstone: Gemstone,
    roasting_plant: RoastingPlant as Drawing,
    guild_hall: GuildHall as Drawing,
    tavern: Tavern as Drawing,
    coffee_house: CoffeeHouse as Drawing,
    embassy: Embassy as Drawing,
    kiosk: Kiosk as Drawing,
    auction_house: AuctionHouse as Drawing,
    secret_society: SecretSociety as Drawing,
    catacombs: fixed(Catacombs),
}

export function formulaOf(place: string): Drawing {
    return FORMULAS[place] ?? Unknown
}
