// What is said beside a first game, one sentence for each own turn, and the moments a robot has a word for.
import type { Moment } from '$lib/frame/parts'
import { typesetAll } from '$lib/i18n/french'
import { settings, type Lang } from '$lib/settings.svelte'
import { MEDALS, type KairoView } from './view'

const HINTS: Record<Lang, string[]> = {
    en: [
        'In your turn you do one thing: build, lure a customer, or draw cards. What is possible is lit.',
        'Customers bring coins: your own stand pays you one of its colour for each of its tiles.',
        'Coins enlarge your stands, and that scores points. The largest stand of a colour, if it is the only one, takes both medals.',
    ],
    fr: typesetAll([
        'À votre tour, vous faites une seule chose : construire, attirer un client ou piocher. Ce qui est possible est éclairé.',
        'Les clients apportent des pièces : votre étal vous en donne une de sa couleur pour chacune de ses tuiles.',
        'Les pièces agrandissent vos étals, et cela marque des points. Le plus grand étal d’une couleur, s’il est seul, prend les deux médailles.',
    ]),
}

export const hints = (): string[] => HINTS[settings.lang]

/** A medal won, or lost. */
export function moment(before: KairoView, after: KairoView, seat: number): Moment | null {
    const medals = (view: KairoView): number =>
        MEDALS.reduce((sum, medal) => sum + (view.seats[seat]?.[medal].length ?? 0), 0)
    const won = medals(after) - medals(before)
    return won > 0 ? 'prize' : won < 0 ? 'loss' : null
}
