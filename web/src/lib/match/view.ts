/** What the view of every game has. */
export interface TableView {
    game: string
    players: number
    start: number
    turn: number
    active: number
    ending: boolean
    /** How many cards each holds, of either kind. */
    seats: { cards: number; guild_cards?: number }[]
    viewer: number
    /** What is to be done, next first: a step and its numbers. */
    todo: string[]
}
