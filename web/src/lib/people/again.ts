// Playing again with people one has played with.
import { getMine, post } from '$lib/net/api'
import { knownKey } from '$lib/net/key'
import type { Invitation, Ok } from '$lib/protocol'

export type { Invitation } from '$lib/protocol'

/** Nobody is asked before they have a key. */
export const getInvitations = async (lang: string): Promise<Invitation[]> =>
    knownKey() ? getMine(`/api/me/invitations?lang=${lang}`) : []

/** Not at this table; with a seat, not again after its game with whoever sits there. */
export const decline = (code: string, seat?: number): Promise<Ok> =>
    post(`/api/tables/${encodeURIComponent(code)}/decline`, seat === undefined ? {} : { seat })

/** To whoever keeps the site, with what they said last. */
export const report = (code: string, seat: number): Promise<Ok> =>
    post(`/api/tables/${encodeURIComponent(code)}/report`, { seat })
