// The numbers on the places of this box.
import { numbered } from '$boxes/istanbul/view'

export const NUMBERS = numbered({ catacombs: 25 })
