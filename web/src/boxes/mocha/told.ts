// What is said of a guild card, and what lies open at the places of this box.
import { goodsInWords, type Live } from '$boxes/istanbul/board/live'
import type { Thing } from '$boxes/istanbul/board/things'
import { placeName, type View } from '$boxes/istanbul/view'
import { named, plain, refused, type Told } from '$lib/board/told'
import { say } from '$lib/i18n/catalogue.svelte'
import type { Match } from '$lib/match/match.svelte'
import type { Reason } from '$lib/net/wire'
import { TAVERN_TILES } from './view'
import { t } from './words'

export const guildToken = (card: number | string): string => `guild:${card}`

export function guildTold(card: number | string, reason: Reason | null = null): Told[] {
    const name = say(`name.place.${placeName(Number(card))}`)
    return [
        named(t().hand.guildCard(Number(card), name)),
        plain(say(`guild_text.${card}`)),
        ...refused(reason),
    ]
}

/** The viewer's guild cards, for the list. */
export function guildThings(match: Match<View>): Thing[] {
    const cards = match.view?.seats[match.as]?.guild_hand ?? []
    const asked = match.ask?.mine && !match.playing
    return cards.map((card) => ({
        key: `guild.${card}`,
        symbol: 'guild',
        told: guildTold(card, asked ? match.reason(guildToken(card)) : null),
    }))
}

export const LIVE: Record<string, Live> = {
    coffee_house: ({ places: { coffee_house: has } }) =>
        has?.price ? t().live.ruby(has.price, has.rubies) : '',
    tavern: ({ places: { tavern: has } }) =>
        has
            ? [
                  ...TAVERN_TILES.map((tile) =>
                      t().live.tile(say(`name.tavern_tile.${tile}`), has.tiles[tile][0]),
                  ),
                  t().live.baksheesh(goodsInWords([...has.goods])),
              ].join(' ')
            : '',
}
