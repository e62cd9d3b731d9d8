// The numbers on the places of this box.
import { numbered } from '$boxes/istanbul/view'

export const NUMBERS = numbered({ embassy: 21, kiosk: 22, auction_house: 23, secret_society: 24 })
