// The server of this browser: the house itself, in a worker. It keeps what has changed before it tells anybody.
import type { PyodideAPI } from 'pyodide'
import type { PyProxy } from 'pyodide/ffi'
import { Kept, UNKEPT } from './kept'
import type { FromHouse, State, ToHouse } from './messages'
import { DATA, python } from './python'
import { Thinkers } from './thinkers'

const SOON = 1000 // milliseconds: a visitor wants to see the table first, and a robot that is asked begins at once
const FILE = `${DATA}/bedesten.sqlite`

/** The methods of server/tab/server.py. */
interface House {
    open: (browser: object) => Promise<void>
    fetch: (method: string, path: string, headers: unknown, body: unknown) => Promise<PyProxy>
    dial: (id: number, path: string) => void
    hear: (id: number, text: string) => void
    hang_up: (id: number) => void
}

const tell = (message: FromHouse): void => postMessage(message)
const say = (state: State): void => tell({ t: 'state', state })

/** One house at a time: in another tab of the same site it waits for its turn. */
async function turn(name: string): Promise<void> {
    if (!('locks' in navigator)) return // without TLS nobody can say whose turn it is
    await new Promise<void>((go, fail) => {
        const asked = navigator.locks.request(name, { ifAvailable: true }, (mine) => {
            if (!mine) say('waiting')
            void navigator.locks.request(name, () => {
                go()
                return new Promise<never>(() => {}) // until the tab is closed
            })
        })
        asked.catch(fail)
    })
    say('loading')
}

/** A board in a frame keeps nothing, and so need not wait for anybody. */
async function begin(root: string, keeps: boolean): Promise<[PyodideAPI, House]> {
    const name = `bedesten ${root}`
    if (keeps) await turn(name)
    const [[py, begun], kept] = await Promise.all([python(root), keeps ? Kept.open(name) : UNKEPT])
    const thinkers = new Thinkers(root, begun)
    py.FS.mkdirTree(DATA)
    const before = await kept.read()
    if (before) py.FS.writeFile(FILE, before)
    const browser = {
        keep: () => kept.keep(() => py.FS.readFile(FILE) as Uint8Array<ArrayBuffer>),
        think: async (who: string, task: PyProxy) =>
            py.toPy(await thinkers.ask(who, task.toJs() as Uint8Array)) as unknown,
        begin: (who: string) => thinkers.begin(who),
        stop: (who: string) => thinkers.stop(who),
        hear: (id: number, kind: 'open' | 'message' | 'close', data: string) =>
            tell({ t: 'heard', id, kind, data }),
    }
    const house = py.pyimport('bedesten.server.tab.server').prepared(DATA) as House
    await house.open(browser)
    await browser.keep()
    say('ready')
    if (keeps) setTimeout(() => void thinkers.begin('bots').catch(console.warn), SOON)
    return [py, house]
}

let opened: ReturnType<typeof begin>

addEventListener('message', async ({ data }: MessageEvent<ToHouse>) => {
    if (data.t === 'open') {
        opened = begin(data.root, data.kept).catch((why: unknown) => {
            console.error(why)
            say('failed')
            return new Promise<never>(() => {}) // nobody is answered
        })
        return
    }
    const [py, house] = await opened
    if (data.t === 'dial') house.dial(data.id, data.path)
    else if (data.t === 'say') house.hear(data.id, data.text)
    else if (data.t === 'hangUp') house.hang_up(data.id)
    else {
        const body = py.toPy(new TextEncoder().encode(data.body)) as unknown
        const answer = await house.fetch(data.method, data.path, py.toPy(data.headers), body)
        const [status, headers, bytes] = answer.toJs() as [
            number,
            [string, string][],
            Uint8Array<ArrayBuffer>,
        ]
        answer.destroy()
        tell({ t: 'answer', id: data.id, status, headers, body: bytes })
    }
})
