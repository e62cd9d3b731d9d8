// What happens with letters, companions, kiosk and auction, as it is shown and heard.
import { walks } from '$boxes/istanbul/acting'
import type { Shown } from '$boxes/istanbul/expansion'
import { placeOf, take, word } from '$boxes/istanbul/patch'

export const shown: Shown = {
    flights: {
        stack_moved: walks('merchant', 'm', (seat) => seat.merchant),
        family_moved: walks('family', 'f', (seat) => seat.family),
        companion_moved: walks('companion', 'c', (seat) => seat.companion ?? ''),
    },
    gifts: {
        drew_letter: (_, at, mine) => ({ symbol: 'letter', from: at, to: mine }),
        gave_letter: (_, at, mine) => ({ symbol: 'letter', from: mine, to: at }),
    },
    changes: {
        family_moved: (_, seat, args) => (seat.family = placeOf(args)),
        stack_moved: (_, seat, args) => (seat.merchant = placeOf(args)),
        companion_placed: (_, seat, args) => (seat.companion = placeOf(args)),
        companion_moved: (_, seat, args) => (seat.companion = placeOf(args)),
        companion_home: (_, seat) => (seat.companion = 'personal_supply'),
        drew_letter: (_, seat, args) => (seat.letters = [...(seat.letters ?? []), word(args.letter)]),
        delivered: (_, seat, args) => {
            const back = word(args.letter)
            seat.letters = [...take(seat.letters ?? [], back.replace('back', 'front')), back]
        },
        gave_letter: (_, seat, args) => (seat.letters = take(seat.letters ?? [], word(args.letter))),
        kiosk_revealed: (view, _, args) => view.places.kiosk?.revealed.push(word(args.kiosk_tile)),
        kiosk_picked: (view, _, args) => {
            const kiosk = view.places.kiosk
            if (kiosk) kiosk.revealed = take(kiosk.revealed, word(args.kiosk_tile))
        },
    },
    cues: {
        companion_placed: 'piece',
        companion_moved: 'piece',
        companion_home: 'piece',
        family_moved: 'piece',
        stack_moved: 'piece',
        drew_letter: 'card',
        gave_letter: 'card',
        delivered: 'coin',
        kiosk_revealed: 'card',
        kiosk_picked: 'card',
        auction_won: 'coin',
        rolled_die: 'dice',
    },
}
