// What is said beside a first game, one sentence for each own turn, and the moments a robot has a word for.
import type { Moment } from '$lib/frame/parts'
import { typesetAll } from '$lib/i18n/french'
import { settings, type Lang } from '$lib/settings.svelte'
import type { View } from '../view'

const HINTS: Record<Lang, string[]> = {
    en: [
        'Places that glow are one or two steps away. Choose one: it tells you what it costs and brings before you go.',
        'To act you leave an assistant, or pick one up. If you run out, the Fountain calls them all back.',
        'Rubies: the third extension at the Wainwright, both tiles of a mosque, goods at the Palace, Lira at the Gemstone Dealer.',
        'A good route: fill the cart at a warehouse, sell at a market, take the Lira to the Gemstone Dealer.',
    ],
    fr: typesetAll([
        'Les lieux éclairés sont à un ou deux pas. Choisissez-en un : il dit ce qu’il coûte et rapporte avant que vous y alliez.',
        'Pour agir, on laisse un assistant, ou on en reprend un. S’il n’en reste plus, la Fontaine les rappelle tous.',
        'Rubis : la troisième extension chez le Charron, les deux tuiles d’une mosquée, des marchandises au Palais, des lires chez le Joaillier.',
        'Un bon circuit : remplir la charrette dans un entrepôt, vendre à un marché, porter les lires chez le Joaillier.',
    ]),
}
const BIG = 3 // lira lost to others in one go

export const hints = (): string[] => HINTS[settings.lang]

/** A first ruby, or the last but one; lira that others took. */
export function moment(before: View, after: View, seat: number): Moment | null {
    const [had, has] = [before.seats[seat], after.seats[seat]]
    if (!had || !has) return null
    if (has.rubies > had.rubies && had.rubies === 0) return 'prize'
    const lost = had.lira - has.lira
    const others = after.seats.some(
        (other, i) => i !== seat && other.lira - (before.seats[i]?.lira ?? 0) >= lost,
    )
    return lost >= BIG && others ? 'loss' : null
}
