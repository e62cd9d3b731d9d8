// This game after its end, with and without expansions.
import { hued } from '$lib/match/hues.svelte'
import { columnsOf, type View } from './view'
import Charts from './after/Charts.svelte'
import type { Shows } from '$lib/frame/shows'
import Still from './after/Still.svelte'
import StillSeat from './after/StillSeat.svelte'

export const shows = {
    prize: 'ruby',
    figure: (seat: number) => hued('merchant', seat),
    size: (view: View) => {
        const columns = columnsOf(view.layout.length)
        return { columns, rows: Math.ceil(view.layout.length / Math.max(1, columns)) }
    },
    Still,
    StillSeat,
    Charts,
} as unknown as Shows

export { extend } from './extend'
