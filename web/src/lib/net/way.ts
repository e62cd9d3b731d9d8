// The one way to the server: over the network, or to a worker of this browser that is one (src/tab).

/** What of a WebSocket is used here. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

export interface Way {
    fetch: (path: string, init?: RequestInit) => Promise<Response>
    dial: (path: string) => Socket
}

let way: Way = {
    fetch: (path, init) => fetch(path, init),
    dial: (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path),
}

/** Another way from now on. */
export function take(other: Way): void {
    way = other
}

export const request = (path: string, init?: RequestInit): Promise<Response> => way.fetch(path, init)
export const dialTable = (code: string): Socket => way.dial(`/ws/${encodeURIComponent(code)}`)

/** The server is a worker of this browser: there is nobody else. */
export const alone: boolean = import.meta.env.MODE === 'site'
/** A site with a server, for what needs other people; may be empty. */
export const elsewhere: string = String(import.meta.env.VITE_SERVER ?? '').replace(/\/+$/, '')
