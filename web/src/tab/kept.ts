// A file that outlives the worker: in blocks in IndexedDB, of which only those are written that have changed. What is
// written together is there together or not at all.

const BLOCK = 1 << 14
const STORE = 'blocks'
const SIZE = 'size'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error!)
    })

/** The numbers of the blocks in which two contents of a file differ. */
export function changed(before: Uint8Array, now: Uint8Array, block = BLOCK): number[] {
    const numbers = Array.from({ length: Math.ceil(now.length / block) }, (_, n) => n)
    return numbers.filter((n) => {
        const [from, to] = [n * block, Math.min((n + 1) * block, now.length)]
        if (before.length < to) return true
        for (let i = from; i < to; i++) if (before[i] !== now[i]) return true
        return false
    })
}

export interface Keeping {
    read: () => Promise<Uint8Array | null>
    keep: (content: () => Uint8Array<ArrayBuffer>) => Promise<void>
}

/** For a house that nobody comes back to. */
export const UNKEPT: Keeping = { read: () => Promise.resolve(null), keep: () => Promise.resolve() }

export class Kept implements Keeping {
    #db: IDBDatabase
    #last = new Uint8Array()
    #writing: Promise<void> = Promise.resolve()

    private constructor(db: IDBDatabase) {
        this.#db = db
    }

    static async open(name: string): Promise<Kept> {
        const asked = indexedDB.open(name, 1)
        asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
        return new Kept(await done(asked))
    }

    /** What was kept last; null for nothing. */
    async read(): Promise<Uint8Array | null> {
        const store = this.#db.transaction(STORE).objectStore(STORE)
        const size = (await done(store.get(SIZE))) as number | undefined
        if (size === undefined) return null
        const blocks = (await done(store.getAll(IDBKeyRange.bound(0, size / BLOCK)))) as Uint8Array[]
        const whole = new Uint8Array(size)
        blocks.forEach((block, n) => {
            if (n * BLOCK < size) whole.set(block.subarray(0, size - n * BLOCK), n * BLOCK)
        })
        return (this.#last = whole)
    }

    /** Returns when what `content` returns then is durable. */
    keep(content: () => Uint8Array<ArrayBuffer>): Promise<void> {
        this.#writing = this.#writing.then(
            () => this.#write(content()),
            () => this.#write(content()),
        )
        return this.#writing
    }

    async #write(now: Uint8Array<ArrayBuffer>): Promise<void> {
        const blocks = changed(this.#last, now)
        if (!blocks.length && now.length === this.#last.length) return
        const job = this.#db.transaction(STORE, 'readwrite', { durability: 'strict' })
        const store = job.objectStore(STORE)
        for (const n of blocks) store.put(now.slice(n * BLOCK, (n + 1) * BLOCK), n)
        store.put(now.length, SIZE)
        await new Promise<void>((resolve, reject) => {
            job.oncomplete = () => resolve()
            job.onabort = () => reject(job.error ?? new Error('nothing could be kept'))
        })
        this.#last = now
    }
}
