// Tables that wait for anybody and games to look on at, looked at again and again; one's own are none.
import { myTables } from '$lib/net/seats'
import { getOpen, getPlaying, type OpenTable } from '$lib/people/finding'
import { lookOften } from './often.svelte'

const others = ({ table }: OpenTable): boolean => !myTables().includes(table)

export class FoundTables {
    open = $state.raw<OpenTable[]>([])
    playing = $state.raw<OpenTable[]>([])

    constructor() {
        lookOften((lang) => this.look(lang))
    }

    async look(lang: string): Promise<void> {
        try {
            const [open, playing] = await Promise.all([getOpen(lang), getPlaying(lang)])
            this.open = open.filter(others)
            this.playing = playing.filter(others)
        } catch {
            // what was there stays; the next look will tell
        }
    }
}
