// What lies open at a place now, in words: prices, goods wanted, mail, cards. Expansions add theirs.
import { say } from '$lib/i18n/catalogue.svelte'
import { face } from '../printed'
import { COLOURS, LETTER_OF, type Colour, type Letter, type View } from '../view'
import { t } from '../words'

export type Live = (view: View) => string

const tileGoods = (needed: number | undefined, letter: string): string =>
    needed === undefined ? '' : t().live.good(needed, letter)

/** Goods with how many of each: 2 fabric, 1 spice. */
export function goodsInWords(letters: string[]): string {
    const kinds = [...new Set(letters)]
    return kinds.map((one) => t().live.good(letters.filter((other) => other === one).length, one)).join(', ')
}

function mail(view: View): string {
    const { top = [], bottom = [] } = face(view.game, 'post')
    const open = top.map((up, i) => (i < view.places.post.indicators ? up : (bottom[i] ?? 0)))
    const goods = open.filter((one): one is Letter => typeof one === 'string')
    const lira = open.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0)
    return t().live.mail(goodsInWords(goods), lira)
}

const market =
    (place: 'large_market' | 'small_market'): Live =>
    (view) => {
        const printed = face(view.game, place)
        const wanted = [...(printed.demand?.[view.places[place].demand] ?? '')]
        return t().live.market(goodsInWords(wanted), (printed.revenue ?? []).join(', '))
    }

const mosque =
    (place: 'small_mosque' | 'great_mosque'): Live =>
    (view) => {
        const { tiles, rubies } = view.places[place]
        const stacks = COLOURS.filter((colour) => tiles[colour] !== undefined)
        const each = stacks.map((colour: Colour) =>
            t().live.tile(say(`name.tile.${colour}`), tileGoods(tiles[colour]?.[0], LETTER_OF[colour])),
        )
        return [...each, t().live.left(rubies)].join(' ')
    }

export const LIVE: Record<string, Live> = {
    wainwright: (view) => t().live.left(view.places.wainwright.rubies),
    post: mail,
    caravansary: (view) => {
        const top = view.discard.at(-1)
        return top ? t().live.openCard(say(`name.card.${top}`)) : t().live.noOpenCard
    },
    large_market: market('large_market'),
    small_market: market('small_market'),
    palace: ({ places: { palace } }) => {
        const price = palace.price
        if (!price) return t().live.left(0)
        const goods = COLOURS.flatMap((colour) => Array<string>(price[colour]).fill(LETTER_OF[colour]))
        return `${t().live.palace(goodsInWords(goods), price.any)} ${t().live.left(palace.rubies)}`
    },
    small_mosque: mosque('small_mosque'),
    great_mosque: mosque('great_mosque'),
    gemstone: ({ places: { gemstone } }) =>
        (gemstone.price === null ? '' : `${t().live.gemstone(gemstone.price)} `) +
        t().live.left(gemstone.rubies),
}
