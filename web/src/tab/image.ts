// Python as it was when it had imported everything: its memory, kept by the browser, so that a later visit and every
// robot begin there. Pyodide keeps memory only; which libraries lay where in it and which files were open is told here,
// and both are as they were again before it is restored.
import type { PyodideAPI } from 'pyodide'

/** What of Emscripten's module is needed; `memoryAt` is asked where a library goes (scripts/site/python.py). */
export interface Runtime {
    FS: PyodideAPI['FS']
    HEAPU32: Uint32Array
    LDSO: { loadedLibsByHandle: Record<number, Loaded>; loadedLibsByName: Record<string, Loaded> }
    growMemory: (size: number) => void
    loadDynamicLibrary: (name: string, flags: object, scope: object) => void
    memoryAt?: () => number
}

/** What Emscripten's file system has beyond what Pyodide tells of it. */
interface Files {
    streams: (Stream | null)[]
    open: (path: string, flags: number) => Stream
    dupStream: (stream: Stream, fd: number) => Stream
    close: (stream: Stream) => void
}

interface Stream {
    fd: number
    path: string
    flags: number
    position: number
}

interface Loaded {
    name: string
    global: boolean
}

export interface Library extends Loaded {
    handle: number
    memory: number
}

/** What is to be as it was before the memory is. */
export interface Around {
    libraries: Library[]
    files: Stream[]
}

export interface Image {
    memory: Blob
    around: Around
}

const AROUND = 'around'
const [MAIN, WHERE, WORD] = [0, 12, 4] // the program itself; where a library's record has its address; bytes
const ALWAYS = 3 // files that every Python has open

/** What Python is now; null if it holds something of this browser's that no other worker has. */
export function taken(py: PyodideAPI): Image | null {
    const { LDSO, HEAPU32, FS } = (py as unknown as { _module: Runtime })._module
    const { makeMemorySnapshot } = py as unknown as { makeMemorySnapshot: () => Uint8Array<ArrayBuffer> }
    const libraries = Object.entries(LDSO.loadedLibsByHandle)
        .map(([handle, { name, global }]) => ({ handle: Number(handle), name, global }))
        .filter(({ handle }) => handle !== MAIN)
        .map((one) => ({ ...one, memory: HEAPU32[(one.handle + WHERE) / WORD]! }))
    const files = (FS as unknown as Files).streams
        .filter((stream) => stream !== null && stream !== undefined)
        .map(({ fd, path, flags, position }) => ({ fd, path, flags, position }))
        .filter(({ fd }) => fd >= ALWAYS)
    try {
        return { memory: new Blob([makeMemorySnapshot.call(py)]), around: { libraries, files } }
    } catch (why) {
        console.warn(why)
        return null
    }
}

/** Makes room for that many bytes, with the libraries where they were, and the files. */
export function lay(runtime: Runtime, bytes: number, { libraries, files }: Around): void {
    runtime.growMemory(bytes)
    for (const file of files) reopen(runtime.FS as unknown as Files, file)
    const { loadedLibsByHandle, loadedLibsByName } = runtime.LDSO
    for (const { name, global, handle, memory } of libraries) {
        runtime.memoryAt = () => memory
        runtime.loadDynamicLibrary(name, { global, nodelete: true }, {})
        loadedLibsByHandle[handle] = loadedLibsByName[name]!
    }
    delete runtime.memoryAt
}

/** By the number it had: whoever holds it in Python will read and close it by that. */
function reopen(FS: Files, { fd, path, flags, position }: Stream): void {
    const opened = FS.open(path, flags)
    const stream = opened.fd === fd ? opened : FS.dupStream(opened, fd)
    stream.position = position
    if (stream !== opened) FS.close(opened)
}

/** None without TLS, and where the browser denies it. */
async function drawer(root: string): Promise<Cache | null> {
    if (!('caches' in self)) return null
    return caches.open(`bedesten image ${root}`).catch(() => null)
}

/** Of this version of the house, from an earlier visit. */
export async function kept(root: string, version: string): Promise<Image | null> {
    const kept = await (await drawer(root))?.match(`${root}/image/${version}`)
    if (!kept) return null
    const around = JSON.parse(kept.headers.get(AROUND)!) as Around
    return { memory: await kept.blob(), around }
}

/** In place of those of other versions. */
export async function keep(root: string, version: string, image: Image): Promise<void> {
    await forget(root)
    const headers = { [AROUND]: JSON.stringify(image.around) }
    await (await drawer(root))?.put(`${root}/image/${version}`, new Response(image.memory, { headers }))
}

export async function forget(root: string): Promise<void> {
    const cache = await drawer(root)
    if (cache) await Promise.all((await cache.keys()).map((request) => cache.delete(request)))
}
