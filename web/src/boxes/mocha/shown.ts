// What happens with coffee, guild cards and the barrier, as it is shown and heard.
import { place } from '$boxes/istanbul/acting'
import type { Shown } from '$boxes/istanbul/expansion'
import { number } from '$lib/anim/patched'
import type { SeatView } from '$boxes/istanbul/view'

function dropGuild(seat: SeatView, card: number): void {
    seat.guild_cards = (seat.guild_cards ?? 0) - 1
    if (seat.guild_hand) seat.guild_hand = seat.guild_hand.filter((one) => one !== card)
}

export const shown: Shown = {
    gifts: {
        gained_coffee: (_, at, mine) => ({ symbol: 'coffee', from: at, to: mine }),
        paid_coffee: (_, at, mine) => ({ symbol: 'coffee', from: mine, to: at }),
        drew_guild: (_, __, mine) => ({ symbol: 'guild', from: place('guild_hall'), to: mine }),
    },
    changes: {
        gained_coffee: (_, seat, args) => (seat.coffee = (seat.coffee ?? 0) + number(args.count)),
        paid_coffee: (_, seat, args) => (seat.coffee = (seat.coffee ?? 0) - number(args.count)),
        drew_guild: (_, seat) => (seat.guild_cards = (seat.guild_cards ?? 0) + 1),
        announced_guild: (_, seat, args) => dropGuild(seat, number(args.guild_card)),
        discarded_guild: (view, seat, args) => {
            dropGuild(seat, number(args.guild_card))
            view.places.guild_hall?.discard.push(number(args.guild_card))
        },
    },
    cues: {
        drew_guild: 'card',
        announced_guild: 'card',
        gained_coffee: 'coin',
        paid_coffee: 'coin',
        barrier_placed: 'piece',
    },
}
