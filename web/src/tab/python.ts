// Python in a worker, with the house unpacked and put together in it. Everything lies in the folder of the site.
import type { PyodideAPI } from 'pyodide'
import { forget, keep, kept, lay, taken, type Image, type Runtime } from './image'
import { members } from './tar'

type Load = typeof import('pyodide').loadPyodide
type CreateModule = NonNullable<NonNullable<Parameters<Load>[0]>['createPyodideModule']>

export const DATA = '/data'
const HOUSE = '/house'
const PACKED = '.bin' // gzip, under a name that no host takes for an encoding
const PREPARE = `
import sys
sys.path.insert(0, ${JSON.stringify(HOUSE)})
import bedesten.server.bots.worker
from bedesten.server.tab.server import prepared
prepared(${JSON.stringify(DATA)}).warm(${JSON.stringify(navigator.languages)})
import gc
gc.collect()
gc.freeze() # what is there stays: nobody need look through it again
`

/** What one worker has that another can begin with. */
export interface Begun {
    wasm: WebAssembly.Module
    image: Image | null
}

/** Whoever serves the folder need not compress anything. */
async function unpacked(from: string): Promise<Response> {
    const answer = await fetch(from + PACKED)
    if (!answer.ok || !answer.body) throw new Error(`${from}: ${answer.status}`)
    const body = answer.body.pipeThrough(new DecompressionStream('gzip'))
    return new Response(body, { headers: { 'content-type': 'application/wasm' } })
}

const bytes = async (from: string): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await (await unpacked(from)).arrayBuffer())

/** What a script exports that lies there packed. */
async function module(from: string): Promise<CreateModule> {
    const script = new Blob([await bytes(from)], { type: 'text/javascript' })
    const address = URL.createObjectURL(script)
    const { default: made } = (await import(/* @vite-ignore */ address)) as { default: CreateModule }
    URL.revokeObjectURL(address)
    return made
}

/** Pyodide fetches what it runs by itself: it is given what is there, compiled once for all workers. */
function lend(wasm: Promise<WebAssembly.Module>): void {
    const really = self.fetch.bind(self)
    self.fetch = (from, init) => {
        if (String(from).endsWith('.wasm')) return Promise.resolve(new Response())
        return String(from).endsWith('.zip') ? unpacked(String(from)) : really(from, init)
    }
    WebAssembly.instantiateStreaming = async (_, imports) => {
        const module = await wasm
        return { module, instance: await WebAssembly.instantiate(module, imports) }
    }
}

function unpack(FS: PyodideAPI['FS'], archive: Uint8Array): void {
    const folders = new Set<string>()
    for (const [path, content] of members(archive)) {
        const folder = `${HOUSE}/${path}`.replace(/\/[^/]*$/, '')
        if (!folders.has(folder)) FS.mkdirTree(folder)
        folders.add(folder)
        FS.writeFile(`${HOUSE}/${path}`, content, { canOwn: true })
    }
}

/** All that has to be fetched, at once. */
function fetched(at: string) {
    const parts = {
        create: module(`${at}pyodide.asm.mjs`),
        house: bytes(`${at}house.tar`),
        pyodide: import(/* @vite-ignore */ `${at}pyodide.mjs`) as Promise<{ loadPyodide: Load }>,
        version: fetch(`${at}version.txt`).then((answer) => answer.text()),
    }
    for (const part of Object.values(parts)) part.catch(() => undefined) // whoever waits for it is told
    return parts
}

type Fetched = ReturnType<typeof fetched>

async function start(at: string, parts: Fetched, image: Image | null): Promise<PyodideAPI> {
    const memory = await image?.memory.arrayBuffer()
    const createPyodideModule: CreateModule = async (settings) => {
        const made = await (await parts.create)(settings)
        const runtime = made as unknown as Runtime
        unpack(runtime.FS, await parts.house)
        if (image && memory) lay(runtime, memory.byteLength, image.around)
        return made
    }
    const { loadPyodide } = await parts.pyodide
    const how = memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }
    return loadPyodide({ indexURL: at, createPyodideModule, ...how })
}

/** Where an image takes it; else from the beginning, and then with an image for those that come later. */
export async function python(root: string, begun?: Begun): Promise<[PyodideAPI, Begun]> {
    const at = `${root}/python/`
    const compiled = begun?.wasm ?? unpacked(`${at}pyodide.asm.wasm`).then(WebAssembly.compileStreaming)
    const parts = fetched(at)
    lend(Promise.resolve(compiled))
    const before = begun ? begun.image : await kept(root, await parts.version)
    if (before) {
        try {
            return [await start(at, parts, before), { wasm: await compiled, image: before }]
        } catch (why) {
            console.warn(why)
            await forget(root)
        }
    }
    const py = await start(at, parts, null)
    py.runPython(PREPARE)
    const image = taken(py)
    if (image && !begun) keep(root, await parts.version, image).catch((why: unknown) => console.warn(why))
    return [py, { wasm: await compiled, image }]
}
