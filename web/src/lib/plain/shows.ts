// The same game after its end.
import type { Shows } from '$lib/frame/shows'
import Board from './Board.svelte'
import Charts from './Charts.svelte'
import Still from './Still.svelte'

export const shows: Shows = {
    prize: 'flag',
    size: () => ({ columns: 1, rows: 1 }),
    Still: Board,
    StillSeat: Still,
    Charts,
}
