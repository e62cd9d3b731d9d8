// The calls of docs/protocol.md about the player of this browser.
import { recordUrl } from '$lib/api'
import { sha256 } from '$lib/fair/sha256'
import { getMine, post } from '$lib/net/api'
import { forgetKey, freshSecret, knownKey } from '$lib/net/key'
import { droppedTables, forgetSeats, heldTokens, holdByKey, myTables } from '$lib/net/seats'
import { request } from '$lib/net/way'
import type {
    Claimed,
    Deleted,
    Everything,
    Habits,
    Keepsake,
    LinkMade,
    Me,
    MyKey,
    MyTable,
    PlayedGame,
    Profile,
    RatingWay,
} from '$lib/protocol'
import { unsubscribe } from './telling'

export type {
    Habits,
    Keepsake,
    Me,
    MyKey,
    MyTable,
    PlayedGame,
    PlayedSeat,
    Profile,
    RatingWay,
    RivalCount,
    SizeRating,
} from '$lib/protocol'

export const getMe = (): Promise<Me> => getMine('/api/me')
export const describeMe = ({ name, emblem, shown }: Pick<Me, 'name' | 'emblem' | 'shown'>): Promise<Me> =>
    post('/api/me', { name, emblem, shown: shown ? 'everybody' : 'nobody' })

/** Of `me` or of somebody who shows their page. */
export const getProfile = (id: string): Promise<Profile> => getMine(`/api/players/${encodeURIComponent(id)}`)
/** How many games somebody has played to the end. */
export const gamesOf = ({ counts }: Profile): number => counts.reduce((all, { games }) => all + games, 0)
/** How long they were at the table for them. */
export const secondsOf = ({ counts }: Profile): number =>
    counts.reduce((all, { seconds }) => all + seconds, 0)
export const getPlayed = (id: string, asked: Record<string, string>): Promise<PlayedGame[]> =>
    getMine(`/api/players/${encodeURIComponent(id)}/games?${new URLSearchParams(asked)}`)
/** The newest game this browser's player has played to its end; nobody is looked up before they have a key. */
export const lastPlayed = async (lang: string): Promise<PlayedGame | undefined> =>
    knownKey() ? (await getPlayed('me', { lang }))[0] : undefined
export const getRatings = (id: string, game: string): Promise<RatingWay> =>
    getMine(`/api/players/${encodeURIComponent(id)}/ratings?${new URLSearchParams({ game })}`)

export const getHabits = (id: string, game: string): Promise<Habits> =>
    getMine(`/api/players/${encodeURIComponent(id)}/habits?${new URLSearchParams({ game })}`)

/** What has happened to this browser's player, and what has not yet. */
export const getKeepsakes = (): Promise<Keepsake[]> => getMine('/api/me/keepsakes')

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
    const over = new Set(
        (await tablesOfMine()).filter(({ status }) => status === 'over').map(({ table }) => table),
    )
    for (const code of myTables().filter((code) => !over.has(code))) {
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
    await unsubscribe()
    forgetKey()
}

/** What keeps this player: browsers, six words, passkeys. */
export const getKeys = (): Promise<MyKey[]> => getMine('/api/me/keys')
/** One of them opens nothing any more. */
export const revoke = (id: string): Promise<Me> => post('/api/me/revoke', { id })

/** Get up from a table for good; where the game has not begun, the chair is free again. */
export async function giveUp(code: string): Promise<void> {
    await post(`/api/tables/${encodeURIComponent(code)}/leave`, {})
    forgetSeats(code)
}

/** Everything on the site goes, and then what this browser keeps. */
export async function deleteMe(): Promise<void> {
    for (;;) {
        const { left } = await post<Deleted>('/api/me/delete', {})
        if (!left.length) break
        for (const code of left) await giveUp(code)
    }
    await unsubscribe()
    forgetKey()
}

const TRIES = 20 // of one thing, each after as long as the server says
const SHORTEST = 1 // second

/** Asked again while the server says that it was too much at once, or that it moves. */
async function patiently(path: string): Promise<Response | null> {
    for (let tries = 0; tries < TRIES; tries++) {
        const answer = await request(path).catch(() => null)
        if (answer && ![429, 503].includes(answer.status)) return answer.ok ? answer : null
        const seconds = Math.max(SHORTEST, Number(answer?.headers.get('retry-after')) || SHORTEST)
        await new Promise((wait) => setTimeout(wait, 1000 * seconds))
    }
    return null
}

/** All there is on the site of this player, as one text; finished games with their records. What could not be had is
 *  named, in the text too. */
export async function everything(
    told: (done: number, of: number) => void,
): Promise<{ text: string; missing: string[] }> {
    const all = await getMine<Everything>('/api/me/everything')
    const over = new Set(all.seats.filter(({ status }) => status === 'over').map(({ table }) => table))
    const records: Record<string, string> = {}
    const missing: string[] = []
    for (const code of over) {
        told(Object.keys(records).length + missing.length, over.size)
        const answer = await patiently(recordUrl(code))
        if (answer) records[code] = await answer.text()
        else missing.push(code)
    }
    return { text: JSON.stringify({ ...all, records, missing }, null, 2), missing }
}
