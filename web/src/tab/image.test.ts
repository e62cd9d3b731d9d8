import { expect, test } from 'vitest'
import { lay, type Runtime } from './image'

const LIBRARY = { name: '/house/a.so', global: false, handle: 80, memory: 4096 }

/** As little of Emscripten's module as is asked for. */
function made() {
    const streams: ({ fd: number; path: string; position: number } | null)[] = [null, null, null]
    const placed: number[] = []
    const open = (path: string) => {
        const free = streams.findIndex((one, fd) => fd > 2 && !one)
        const fd = free < 0 ? streams.length : free
        return (streams[fd] = { fd, path, position: 0 })
    }
    const runtime = {
        FS: {
            open,
            dupStream: (stream: { path: string }, fd: number) =>
                (streams[fd] = { fd, path: stream.path, position: 0 }),
            close: ({ fd }: { fd: number }) => (streams[fd] = null),
        },
        LDSO: { loadedLibsByHandle: {}, loadedLibsByName: { [LIBRARY.name]: LIBRARY } },
        growMemory: (size: number) => placed.push(size),
        loadDynamicLibrary: () => placed.push((runtime as unknown as Runtime).memoryAt!()),
    }
    return { runtime: runtime as unknown as Runtime, streams, placed }
}

test('libraries lie where they were, and files that were open have their numbers again', () => {
    const { runtime, streams, placed } = made()
    const files = [
        { fd: 3, path: '/lib/python.zip', flags: 0, position: 12 },
        { fd: 6, path: '/house/a.json', flags: 0, position: 0 },
    ]
    lay(runtime, 1 << 20, { libraries: [LIBRARY], files })
    expect(placed).toEqual([1 << 20, LIBRARY.memory])
    expect(runtime.LDSO.loadedLibsByHandle[LIBRARY.handle]).toBe(LIBRARY)
    expect(runtime.memoryAt).toBeUndefined()
    const open = streams.filter((one) => one !== null && one !== undefined)
    expect(open.map(({ fd, path, position }) => [fd, path, position])).toEqual([
        [3, '/lib/python.zip', 12],
        [6, '/house/a.json', 0],
    ])
})
