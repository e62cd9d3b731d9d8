// What an event of the base game does to a view.
import { number, patched, type Args, type Changes } from '$lib/anim/patched'
import { COLOURS, LETTERS, placeName, tokenName, type Colour, type SeatView, type View } from './view'
import type { Happening } from '$lib/net/wire'

export const word = (value: number | string | undefined): string => String(value ?? '')
export const placeOf = (args: Args): string => placeName(args.place ?? '')

function colourOf(value: number | string | undefined): Colour {
    if (typeof value === 'number') return COLOURS[value] ?? 'red'
    const letter = LETTERS.indexOf(value as (typeof LETTERS)[number])
    return letter >= 0 ? (COLOURS[letter] ?? 'red') : (value as Colour)
}

function under(seat: SeatView, change: number, kind: string): void {
    if (typeof seat.stack === 'number') seat.stack = Math.max(0, seat.stack + change)
    else if (change > 0) seat.stack = [...seat.stack, kind]
    else seat.stack = seat.stack.slice(0, -1)
}

function leave(seat: SeatView, place: string): void {
    seat.assistants = [...seat.assistants, place]
}

export function take(from: string[], place: string): string[] {
    const i = from.indexOf(place)
    return i < 0 ? from : from.filter((_, j) => j !== i)
}

export const changes: Changes<View> = {
    moved: (_, seat, args) => (seat.merchant = placeOf(args)),
    left: (_, seat, args) => {
        under(seat, -1, '')
        leave(seat, placeOf(args))
    },
    picked_up: (view, seat, args) => {
        const neutral = args.assistant === 1 || args.assistant === 'neutral'
        under(seat, 1, neutral ? 'neutral' : 'own')
        if (neutral) view.stray_assistants = take(view.stray_assistants, placeOf(args))
        else seat.assistants = take(seat.assistants, placeOf(args))
    },
    returned: (_, seat, args) => {
        under(seat, 1, 'own')
        seat.assistants = take(seat.assistants, placeOf(args))
    },
    fifth_assistant: (_, seat) => under(seat, 1, 'own'),
    paid_toll: (view, seat, args) => {
        seat.lira -= number(args.lira)
        const other = view.seats[number(args.other)]
        if (other && args.other !== -1) other.lira += number(args.lira)
    },
    paid_lira: (_, seat, args) => (seat.lira -= number(args.lira)),
    gained_lira: (_, seat, args) => (seat.lira += number(args.lira)),
    gained_good: (_, seat, args) => (seat.goods[colourOf(args.good)] += number(args.count)),
    paid_goods: (_, seat, args) => {
        for (const colour of COLOURS) seat.goods[colour] -= number(args[colour])
    },
    extended: (_, seat, args) => (seat.capacity = number(args.capacity)),
    ruby: (_, seat, args) => (seat.rubies = number(args.rubies)),
    drew: (_, seat) => (seat.cards += 1),
    took_discard: (view, seat) => {
        seat.cards += 1
        view.discard = view.discard.slice(0, -1)
    },
    family_sent: (_, seat, args) => (seat.family = placeOf(args)),
    family_home: (_, seat) => (seat.family = 'police'),
    caught: (view, _, args) => {
        const other = view.seats[number(args.other)]
        if (other) other.family = 'police'
    },
    took_tile: (_, seat, args) => (seat.tiles = [...seat.tiles, colourOf(args.tile)]),
    token_moved: (view, _, args) => {
        view.tokens[tokenName(view, args.token)] = placeOf(args)
    },
    mail_moved: (view, _, args) => (view.places.post.indicators = number(args.indicators)),
}

export const patch = (view: View, event: Happening): View => patched(changes, view, event)
