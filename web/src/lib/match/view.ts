/** What the view of every game has. */
export interface TableView {
    game: string
    players: number
    start: number
    turn: number
    active: number
    ending: boolean
    /** How many cards each holds, where the game has any. */
    seats: { cards?: number }[]
    viewer: number
}
