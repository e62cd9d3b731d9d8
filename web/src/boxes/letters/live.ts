// What lies open at the places of this box, in words.
import type { Live } from '$boxes/istanbul/board/live'
import { say } from '$lib/i18n/catalogue.svelte'
import { t } from './words'

export const LIVE: Record<string, Live> = {
    embassy: ({ letters }) => (letters ? t().live.pile(letters.pile_size) : ''),
    kiosk: ({ places: { kiosk } }) =>
        kiosk?.revealed.length
            ? t().live.tiles(kiosk.revealed.map((tile) => say(`name.kiosk_tile.${tile}`)).join('; '))
            : '',
    secret_society: ({ places: { secret_society: has } }) =>
        has?.lira.length ? t().live.lira(has.lira.join(', ')) : '',
}
