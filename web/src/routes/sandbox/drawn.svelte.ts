// A position that lies at no table: what draws it, in whose colours, and in the words of its game.
import { showsOf } from '$lib/boxes'
import { tellMarks } from '$lib/charts/seats'
import type { Shows } from '$lib/frame/shows'
import { speakOf } from '$lib/i18n/catalogue.svelte'
import { tellHues } from '$lib/match/hues.svelte'
import type { TableView } from '$lib/match/view'

interface Found {
    game: string
    boxes: string[]
    marks: string[]
    view: unknown
}

export class Drawn {
    readonly #found: () => Found | null
    shows = $state.raw<Shows | null>(null)

    /** For a component, as it begins. */
    constructor(found: () => Found | null) {
        this.#found = found
        const boxes = $derived(found()?.boxes.join(' ') ?? '')
        $effect(() => {
            if (boxes) void showsOf(boxes.split(' ')).then((shows) => (this.shows = shows))
        })
        tellMarks(() => found()?.marks ?? [])
        $effect.pre(() => tellHues(found()?.marks ?? []))
        $effect(() => {
            speakOf(found()?.game ?? '')
            return () => speakOf('')
        })
    }

    get view(): TableView | undefined {
        return this.#found()?.view as TableView | undefined
    }

    get size(): { columns: number; rows: number } {
        return (this.view && this.shows?.size(this.view)) ?? { columns: 1, rows: 1 }
    }
}
