// The numbers on the places of this box.
import { numbered } from '$boxes/istanbul/view'

export const NUMBERS = numbered({ roasting_plant: 17, guild_hall: 18, tavern: 19, coffee_house: 20 })
