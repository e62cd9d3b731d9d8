import { beforeEach, expect, test, vi } from 'vitest'
import type { FromThinker } from './messages'
import type { Begun } from './python'
import { Thinkers } from './thinkers'

/** A worker that is spoken for. */
class Spoken {
    static all: Spoken[] = []
    onmessage: (event: { data: FromThinker }) => void = () => undefined
    onerror: (event: { message: string }) => void = () => undefined
    ended = false

    constructor() {
        Spoken.all.push(this)
    }
    postMessage(): void {}
    terminate(): void {
        this.ended = true
    }
}

beforeEach(() => {
    vi.stubGlobal('Worker', Spoken)
    Spoken.all = []
})
const thinkers = (): Thinkers => new Thinkers('', {} as Begun)

test('who waits for a worker that cannot begin is told, and the next one begins another', async () => {
    const all = thinkers()
    const [came, asked] = [all.begin('bots'), all.ask('bots', new Uint8Array())]
    Spoken.all[0]!.onmessage({ data: { id: 0, failed: 'no memory' } })
    await expect(came).rejects.toThrow('no memory')
    await expect(asked).rejects.toThrow('no memory')
    expect(Spoken.all[0]!.ended).toBe(true)
    all.stop('bots')
    const again = all.begin('bots')
    Spoken.all[1]!.onmessage({ data: { id: 0 } })
    await again
})

test('who waits for a worker that breaks is told', async () => {
    const asked = thinkers().ask('bots', new Uint8Array())
    Spoken.all[0]!.onerror({ message: 'it could not be fetched' })
    await expect(asked).rejects.toThrow('it could not be fetched')
})
