// One WebSocket to a table. Comes back by itself after a loss, a little later each time.
import { dialTable, type Socket } from './way'
import type { FromServer, ToServer } from './wire'

const WAITS = [1, 1, 1, 2, 4, 8, 15] // seconds before the next try

export interface Callbacks {
    hello: () => ToServer
    heard: (message: FromServer) => void
}

export class Connection {
    state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
    /** Seconds until the next try while the connection is lost. */
    retryIn = $state(0)
    #socket: Socket | null = null
    #tries = 0
    #timer = 0
    #callbacks: Callbacks
    #code: string

    constructor(code: string, callbacks: Callbacks) {
        this.#callbacks = callbacks
        this.#code = code
    }

    open(): void {
        addEventListener('online', this.#now)
        this.#dial()
    }

    close(): void {
        removeEventListener('online', this.#now)
        clearTimeout(this.#timer)
        this.state = 'closed'
        this.#socket?.close()
    }

    /** Send a message; false if there is no connection. */
    send(message: ToServer): boolean {
        if (this.#socket?.readyState !== WebSocket.OPEN) return false
        this.#socket.send(JSON.stringify(message))
        return true
    }

    #now = (): void => {
        if (this.state === 'lost') this.#dial()
    }

    #dial(): void {
        clearTimeout(this.#timer)
        const socket = dialTable(this.#code)
        this.#socket = socket
        socket.onopen = () => {
            this.#tries = 0
            this.state = 'open'
            this.send(this.#callbacks.hello())
        }
        socket.onmessage = (event) => this.#callbacks.heard(JSON.parse(String(event.data)) as FromServer)
        socket.onclose = () => {
            if (this.state === 'closed' || this.#socket !== socket) return
            this.state = 'lost'
            this.retryIn = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 15
            this.#tick()
        }
    }

    #tick(): void {
        this.#timer = window.setTimeout(() => {
            this.retryIn -= 1
            if (this.retryIn > 0) this.#tick()
            else this.#dial()
        }, 1000)
    }
}
