// The calls of docs/protocol.md about the player of this browser.
import { recordUrl } from '$lib/api'
import { sha256 } from '$lib/fair/sha256'
import { getMine, post } from '$lib/net/api'
import { forgetKey, freshSecret, knownKey } from '$lib/net/key'
import { droppedTables, heldTokens, holdByKey, myTables } from '$lib/net/seats'
import type {
    Claimed,
    Deleted,
    Everything,
    LinkMade,
    Me,
    MyTable,
    PlayedGame,
    Profile,
    RatedThen,
} from '$lib/protocol'

export type { Me, MyTable, PlayedGame, PlayedSeat, Profile, RatedThen, RivalCount } from '$lib/protocol'

export const getMe = (): Promise<Me> => getMine('/api/me')
export const describeMe = ({ name, emblem, shown }: Pick<Me, 'name' | 'emblem' | 'shown'>): Promise<Me> =>
    post('/api/me', { name, emblem, shown: shown ? 'everybody' : 'nobody' })

/** Of `me` or of somebody who shows their page. */
export const getProfile = (id: string): Promise<Profile> => getMine(`/api/players/${encodeURIComponent(id)}`)
export const getPlayed = (id: string, asked: Record<string, string>): Promise<PlayedGame[]> =>
    getMine(`/api/players/${encodeURIComponent(id)}/games?${new URLSearchParams(asked)}`)
export const getRatings = (id: string, game: string): Promise<RatedThen[]> =>
    getMine(`/api/players/${encodeURIComponent(id)}/ratings?${new URLSearchParams({ game })}`)

/** Keep this player by what six words come to; only its hash goes out. */
export const keepBy = (secret: string): Promise<Me> => post('/api/me/words', { secret: sha256(secret) })

/** A secret that lets one other browser in, for some minutes. */
export async function invite(): Promise<{ secret: string; until: number }> {
    const secret = freshSecret()
    const { until } = await post<LinkMade>('/api/me/link', { secret: sha256(secret) })
    return { secret, until }
}

/** Become the player of a link or of six words, and bring along the seats this browser holds. */
export async function become(secret: string): Promise<Me> {
    const me = await post<Me>('/api/me/join', { secret })
    await bringSeats()
    return me
}

/** Seats taken before this browser had a key, or when it was another player's, are the player's now. */
export async function bringSeats(): Promise<void> {
    const known = new Set((await tablesOfMine()).map(({ table }) => table))
    for (const code of myTables().filter((code) => !known.has(code))) {
        const tokens = heldTokens(code)
        const path = `/api/tables/${encodeURIComponent(code)}/claim`
        await post<Claimed>(path, { tokens }).catch(() => null) // a table that is no more
    }
}

const tablesOfMine = (): Promise<MyTable[]> => getMine('/api/me/tables')

/** Hold the seats at tables that were begun on another device. */
export async function findTables(): Promise<void> {
    if (!knownKey()) return
    const dropped = droppedTables()
    for (const { table, status, seats } of await tablesOfMine()) {
        if (status !== 'over' && !dropped.includes(table)) holdByKey(table, seats)
    }
}

export async function leave(): Promise<void> {
    await post('/api/me/leave', {})
    forgetKey()
}

/** Everything on the site goes, and then what this browser keeps. */
export async function deleteMe(): Promise<void> {
    for (;;) {
        const { left } = await post<Deleted>('/api/me/delete', {})
        if (!left.length) break
        for (const code of left) await post(`/api/tables/${encodeURIComponent(code)}/leave`, {})
    }
    forgetKey()
}

/** All there is on the site of this player, as one text; finished games with their records. */
export async function everything(told: (done: number, of: number) => void): Promise<string> {
    const all = await getMine<Everything>('/api/me/everything')
    const over = all.seats.filter(({ status }) => status === 'over').map(({ table }) => table)
    const records: Record<string, string> = {}
    for (const code of new Set(over)) {
        told(Object.keys(records).length, new Set(over).size)
        const answer = await fetch(recordUrl(code))
        if (answer.ok) records[code] = await answer.text()
    }
    return JSON.stringify({ ...all, records }, null, 2)
}
