// The places of this box: their numbers, what they are good for, and their rules.
import { numberedPlaces } from '$boxes/istanbul/places'

export const OWN_PLACES = numberedPlaces({
    roasting_plant: { number: 17, kind: 'good', rules: ['MOC-PLACE-17'] },
    guild_hall: { number: 18, kind: 'serv', rules: ['MOC-PLACE-18'] },
    tavern: {
        number: 19,
        kind: 'serv',
        rules: ['MOC-TAV-1', 'MOC-TAV-2', 'MOC-TAV-4', 'MOC-TAV-6', 'MOC-TAV-8'],
    },
    coffee_house: { number: 20, kind: 'ruby', rules: ['MOC-PLACE-20'] },
})
