// Who sits at a seat, in a word.
import { say } from '$lib/i18n/catalogue.svelte'
import { t } from '$lib/i18n/index.svelte'
import type { Match } from '$lib/match/match.svelte'
import type { SeatInfo } from '$lib/net/wire'
import { rivalOf } from '$rivals'

/** Where the game is rated, of people who are here how strong they are held to be. */
export function roleOf(match: Match, seat: number): string {
    const info = match.info?.seats[seat]
    const rating = ratingOf(info)
    if (info?.kind === 'bot') return [role(match, seat), rating].filter(Boolean).join(' · ')
    return (info?.online && !info.standin && rating) || role(match, seat)
}

/** Never a bare number: how sure it is belongs to it. */
export const ratingOf = (seat: Pick<SeatInfo, 'rating'> | undefined): string =>
    seat?.rating ? t().seat.rating(seat.rating.points, seat.rating.band) : ''

function role(match: Match, seat: number): string {
    const w = t().seat
    const info = match.info?.seats[seat]
    if (match.isNameless(seat) && !info?.standin) return w.marked(t().marks[match.mark(seat)])
    if (match.you.includes(seat)) return info?.standin ? w.sitsIn : w.you
    if (info?.kind === 'bot') return levelOf(info.bot ?? '')
    if (info?.standin) return w.sitsIn
    if (info?.kind === 'human' && !info.online) return w.away
    return match.view?.start === seat ? w.first : ''
}

/** How strong a robot is; one nobody has measured is a robot. */
export function levelOf(bot: string): string {
    const { level } = rivalOf(bot)
    return level ? t().rivals.level(level) : t().seat.robot
}

/** The one seat of this screen, if it has no other name than its mark: whoever sits there is called “You”. */
export const namelessOf = (seats: readonly SeatInfo[], mine: readonly number[]): SeatInfo | undefined =>
    seats.find(
        ({ seat, name, colour }) =>
            mine.length === 1 && seat === mine[0] && name === say(`ui.colour.${colour}`),
    )
