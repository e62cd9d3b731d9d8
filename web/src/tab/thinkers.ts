// Workers in which robots think; each is begun when it is first asked, and ended when it takes too long or fails.
import type { FromThinker, ToThinker } from './messages'
import type { Begun } from './python'

interface Waiting {
    tell: (answer: Uint8Array) => void
    fail: (why: Error) => void
}

class Thinker {
    readonly there: Promise<void>
    #worker: Worker
    #waiting = new Map<number, Waiting>()
    #asked = 0

    constructor(root: string, begun: Begun, name: string) {
        this.#worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name })
        this.there = new Promise((come, fail) => {
            const broken = (why: string): void => {
                fail(new Error(why))
                this.end(why)
            }
            this.#worker.onerror = ({ message }) => broken(message)
            this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
                if (data.failed) return broken(data.failed)
                if (!data.answer) return come()
                this.#waiting.get(data.id)?.tell(data.answer)
                this.#waiting.delete(data.id)
            }
        })
        this.there.catch(() => undefined) // whoever asks is told
        this.#worker.postMessage({ root, begun } satisfies ToThinker)
    }

    ask(task: Uint8Array): Promise<Uint8Array> {
        return new Promise((tell, fail) => {
            this.#waiting.set(++this.#asked, { tell, fail })
            this.#worker.postMessage({ id: this.#asked, task } satisfies ToThinker)
        })
    }

    end(why = 'it was ended'): void {
        this.#worker.terminate()
        for (const { fail } of this.#waiting.values()) fail(new Error(why))
        this.#waiting.clear()
    }
}

export class Thinkers {
    #root: string
    #begun: Begun
    #all = new Map<string, Thinker>()

    constructor(root: string, begun: Begun) {
        this.#root = root
        this.#begun = begun
    }

    #named(who: string): Thinker {
        const one = this.#all.get(who) ?? new Thinker(this.#root, this.#begun, who)
        this.#all.set(who, one)
        return one
    }

    begin(who: string): Promise<void> {
        return this.#named(who).there
    }

    ask(who: string, task: Uint8Array): Promise<Uint8Array> {
        return this.#named(who).ask(task)
    }

    stop(who: string): void {
        this.#all.get(who)?.end()
        this.#all.delete(who)
    }
}
