// Calls of the HTTP interface. A refusal carries the server's sentence.
import { ownKey } from './key'
import { request } from './way'

export class Refused extends Error {
    constructor(
        message: string,
        readonly status: number,
        readonly detail?: unknown,
    ) {
        super(message)
    }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
    const answer = await request(path, init)
    const body = (await answer.json().catch(() => null)) as unknown
    if (answer.ok) return body as T
    const said = body as { error?: string; detail?: unknown } | null
    throw new Refused(said?.error ?? answer.statusText, answer.status, said?.detail)
}

const shown = (): Record<string, string> => ({ 'bedesten-key': ownKey() })

/** What is told only to whose it is. */
export function getMine<T>(path: string): Promise<T> {
    return call<T>(path, { headers: shown() })
}

export function get<T>(path: string): Promise<T> {
    return call<T>(path)
}

export function post<T>(path: string, body: unknown): Promise<T> {
    return call<T>(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...shown() },
        body: JSON.stringify(body),
    })
}
