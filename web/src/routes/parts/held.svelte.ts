// The tables at which this browser holds a seat, looked at again and again; lessons are none.
import { getTable } from '$lib/api'
import { Refused } from '$lib/net/api'
import { forgetSeats, heldSeats, myTables } from '$lib/net/seats'
import type { TableInfo } from '$lib/net/wire'
import { findTables, giveUp } from '$lib/people/me'
import { badge } from '$lib/people/telling'
import { settings } from '$lib/settings.svelte'
import { inOrder, standOf } from './mine'
import { lookOften } from './often.svelte'

const held = (code: string): number[] => heldSeats(code).map(({ seat }) => seat)

/** How a table stands; one that is no more is forgotten. */
const asked = (code: string, lang: string): Promise<TableInfo | null> =>
    getTable(code, lang).catch((error: unknown) => {
        if (error instanceof Refused && error.status === 404) forgetSeats(code)
        return null
    })

async function heldTables(lang: string): Promise<TableInfo[]> {
    const tables = await Promise.all(myTables().map((code) => asked(code, lang)))
    return tables.filter((info): info is TableInfo => info !== null && !info.lesson)
}

const waitingOf = (tables: readonly TableInfo[]): number =>
    tables.filter((info) => standOf(info, held(info.table)) === 'yours').length

let asking = false

/** At a table: once it is somebody else's turn, one fewer waits. */
export function badgeAfter(mine: boolean): void {
    if (asking && !mine) void heldTables(settings.lang).then((tables) => badge(waitingOf(tables)))
    asking = mine
}

export class HeldTables {
    tables = $state.raw<TableInfo[]>([])
    /** How many wait for whoever sits here. */
    waiting = $derived(waitingOf(this.tables))

    constructor() {
        lookOften((lang) => this.look(lang))
        void findTables().then(() => this.look(settings.lang), () => {}) // prettier-ignore
    }

    async look(lang: string): Promise<void> {
        this.tables = inOrder(await heldTables(lang), held)
        badge(this.waiting)
    }

    /** Nobody waits for me there any more. */
    leave = async (code: string): Promise<void> => {
        await giveUp(code)
        this.drop(code)
    }

    drop = (code: string): void => {
        forgetSeats(code)
        this.tables = this.tables.filter((info) => info.table !== code)
    }
}
