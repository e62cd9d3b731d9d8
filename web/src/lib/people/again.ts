// Playing again with people one has played with.
import { getMine, post } from '$lib/net/api'
import { knownKey } from '$lib/net/key'
import type { Companion, Invitation, Muted, Ok } from '$lib/protocol'

export type { Companion, Invitation } from '$lib/protocol'

/** Nobody is asked before they have a key. */
export const getInvitations = async (lang: string): Promise<Invitation[]> =>
    knownKey() ? getMine(`/api/me/invitations?lang=${lang}`) : []

/** Whom this browser's player has met most often, and whether they are here. */
export const getPeople = async (): Promise<Companion[]> => (knownKey() ? getMine('/api/me/people') : [])

/** Not at this table. */
export const decline = (code: string): Promise<Ok> =>
    post(`/api/tables/${encodeURIComponent(code)}/decline`, {})

/** The seats of a table whose people this browser's player does not hear. */
export const getMuted = async (code: string): Promise<number[]> =>
    knownKey() ? (await getMine<Muted>(`/api/tables/${encodeURIComponent(code)}/muted`)).seats : []

/** Not heard at any table any more, and asked to none by them; or again. */
export const mute = (code: string, seat: number, muted: boolean): Promise<Ok> =>
    post(`/api/tables/${encodeURIComponent(code)}/mute`, { seat, muted })

/** To whoever runs the site, with what they said last. */
export const report = (code: string, seat: number): Promise<Ok> =>
    post(`/api/tables/${encodeURIComponent(code)}/report`, { seat })
