// The page's side of the house in this browser: requests and connections go to a worker instead of the network.
import { base } from '$lib/router.svelte'
import { request, take, type Socket } from '$lib/net/way'
import type { FromHouse, ToHouse } from './messages'
import { become } from './state.svelte'

class Call implements Socket {
    readyState: Socket['readyState'] = WebSocket.CONNECTING
    onopen: Socket['onopen'] = null
    onmessage: Socket['onmessage'] = null
    onclose: Socket['onclose'] = null
    #post: (message: ToHouse) => void
    #id: number

    constructor(id: number, path: string, post: (message: ToHouse) => void) {
        this.#id = id
        this.#post = post
        post({ t: 'dial', id, path })
    }

    send(text: string): void {
        this.#post({ t: 'say', id: this.#id, text })
    }

    close(): void {
        this.#post({ t: 'hangUp', id: this.#id })
        this.heard('close', '1000')
    }

    heard(kind: 'open' | 'message' | 'close', data: string): void {
        const self = this as unknown as WebSocket
        if (kind === 'message') return this.onmessage?.call(self, new MessageEvent('message', { data }))
        this.readyState = kind === 'open' ? WebSocket.OPEN : WebSocket.CLOSED
        if (kind === 'open') this.onopen?.call(self, new Event('open'))
        else this.onclose?.call(self, new CloseEvent('close', { code: Number(data) }))
    }
}

/** A file of the server's is saved from here: the address of a link to it leads nowhere. */
async function save(link: HTMLAnchorElement): Promise<void> {
    const answer = await request(link.pathname + link.search)
    const copy = document.createElement('a')
    copy.href = URL.createObjectURL(await answer.blob())
    copy.download = link.download
    copy.click()
    URL.revokeObjectURL(copy.href)
}

/** No network from then on. */
const needNoNetwork = (): void =>
    void navigator.serviceWorker?.register(`${base}/offline.js`).catch((why: unknown) => console.warn(why))

/** From now on the worker is the server; one that keeps nothing waits for no other tab, and asks for no room. */
export function openHouse(kept: boolean): void {
    const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' })
    const post = (message: ToHouse): void => worker.postMessage(message)
    const answers = new Map<number, (answer: Response) => void>()
    const calls = new Map<number, Call>()
    let asked = 0
    let lasting: Promise<boolean> | undefined
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
        if (data.t === 'state') {
            become(data.state)
            if (kept && data.state === 'ready') needNoNetwork()
        } else if (data.t === 'heard') calls.get(data.id)?.heard(data.kind, data.data)
        else {
            const empty = [204, 304].includes(data.status)
            answers.get(data.id)?.(new Response(empty ? null : data.body, data))
            answers.delete(data.id)
        }
    }
    worker.onerror = () => become('failed')
    take({
        fetch: (path, init) =>
            new Promise((tell) => {
                answers.set(++asked, tell)
                const headers = [...new Headers(init?.headers)]
                const body = typeof init?.body === 'string' ? init.body : ''
                post({ t: 'fetch', id: asked, method: init?.method ?? 'GET', path, headers, body })
            }),
        dial: (path) => {
            if (kept) lasting ??= navigator.storage?.persist?.() // from the first table on there is something to lose
            const call = new Call(++asked, path, post)
            calls.set(asked, call)
            return call
        },
    })
    addEventListener('click', (event) => {
        const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[download][href^="/api/"]')
        if (!link) return
        event.preventDefault()
        void save(link)
    })
    post({ t: 'open', root: location.origin + base, kept })
}
