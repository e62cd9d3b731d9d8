// Kairo after the game: the market at any moment, and the charts.
import type { Shows } from '$lib/frame/shows'
import './art.css'
import EndTable from './EndTable.svelte'
import { sizeOf } from './geometry'
import KairoCharts from './KairoCharts.svelte'
import KairoStill from './KairoStill.svelte'
import KairoStillSeat from './KairoStillSeat.svelte'
import { writeLetters } from './letters.svelte'
import { planOf } from './plan.svelte'
import type { KairoView } from './view'

writeLetters()

export const shows = {
    prize: 'kairo-vp',
    figure: (_seat: number, mark: string) => `kairo-face-${mark}`,
    size: (view: KairoView) => sizeOf(planOf(view.board)),
    Still: KairoStill,
    StillSeat: KairoStillSeat,
    Charts: KairoCharts,
    Ranking: EndTable,
} as unknown as Shows
