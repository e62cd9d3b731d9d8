// Who sits at the table, and what they are called at this screen.
import type { SymbolName } from '$lib/art/symbols'
import { levelOf, namelessOf } from '$lib/frame/role'
import { t } from '$lib/i18n/index.svelte'
import type { SeatInfo, TableInfo, Turn } from '$lib/net/wire'
import { emblemOf } from './marks'

export class People {
    info = $state.raw<TableInfo | null>(null)
    /** The seats of this screen. */
    you = $state.raw<number[]>([])

    /** A name to show for a seat. */
    name(seat: number): string {
        return this.info?.seats[seat]?.name || t().marks[this.mark(seat)]?.colour || ''
    }

    /** What tells a seat from the others: its colour, or the symbol its game gives it. */
    mark(seat: number): string {
        return this.info?.seats[seat]?.colour ?? ''
    }

    /** Who sits there, as far as it is known. */
    chair(seat: number): { colour: string; kind: string; bot?: string | null } {
        return this.info?.seats[seat] ?? { colour: this.mark(seat), kind: 'human' }
    }

    emblem(seat: number): SymbolName {
        return emblemOf(this.mark(seat))
    }

    /** Whether this screen is the one person's who has this seat. */
    isMe(seat: number): boolean {
        return this.you.length === 1 && this.you[0] === seat
    }

    /** A name to speak for a seat: with colour and emblem, and how strong a robot is. */
    spoken(seat: number): string {
        const { kind, bot } = this.info?.seats[seat] ?? {}
        const called = t().seat.spoken(this.bare(seat), t().seat.marked(t().marks[this.mark(seat)]))
        return kind === 'bot' ? `${called}, ${levelOf(bot ?? '')}` : called
    }

    /** A name beside which the mark of the seat stands: it alone tells two robots of one name apart. */
    bare(seat: number): string {
        const name = this.called(seat)
        return this.info?.seats[seat]?.kind === 'bot' ? name.replace(/, .*$/, '') : name
    }

    /** What tells a robot from another of its name at this table: “, green”. */
    apart(seat: number): string {
        return this.called(seat).slice(this.bare(seat).length)
    }

    /** Whether the viewer has this seat and no other name than its mark. */
    isNameless(seat: number): boolean {
        return namelessOf(this.info?.seats ?? [], this.you)?.seat === seat
    }

    /** A name to show on the seat itself. */
    title(seat: number): string {
        return this.isNameless(seat) ? t().seat.You : this.name(seat)
    }

    /** A name to show for a seat, or that it is the viewer's. */
    called(seat: number): string {
        return this.isMe(seat) ? t().seat.You : this.name(seat)
    }

    /** A turn in words: who, where, what. */
    sentence({ seat, where, text }: Turn): string {
        return t().follow.caption(this.called(seat), where ?? '', text)
    }

    isRival = (seat: number): boolean => !this.you.includes(seat)

    /** Whose something is; nothing for what is the viewer's own. */
    whose(seat: number): string {
        return this.isMe(seat) ? '' : this.name(seat)
    }

    /** Other people at the table. */
    get company(): SeatInfo[] {
        return this.info?.seats.filter((one) => one.kind === 'human' && this.isRival(one.seat)) ?? []
    }

    /** Whether this screen holds a seat of the host. */
    get hosts(): boolean {
        return this.info?.seats.some((one) => one.host && this.you.includes(one.seat)) ?? false
    }
}
