// At the end of a game: fetch what the server now tells of chance, and let the worker judge it.
import { lawsOf } from '$lib/boxes'
import { get, Refused } from '$lib/net/api'
import { request } from '$lib/net/way'
import type { Proof } from '$lib/protocol'
import { keptOf } from './kept'
import type { Verdict } from './verify'

/** Nothing where no seed dealt: dice and cards were given by hand. */
export async function checkTable(code: string, boxes: readonly string[]): Promise<Verdict | null> {
    const at = `/api/tables/${encodeURIComponent(code)}`
    const [proof, answer, laws] = await Promise.all([
        get<Proof>(`${at}/proof`),
        request(`${at}/record`),
        lawsOf(boxes),
    ])
    if (!proof.seed) return null
    if (!answer.ok) throw new Refused(answer.statusText, answer.status)
    const record = await answer.text()
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    try {
        return await new Promise((resolve, reject) => {
            worker.onmessage = (event: MessageEvent<Verdict>) => resolve(event.data)
            worker.onerror = (event) => reject(new Error(event.message))
            worker.postMessage({ proof, record, kept: keptOf(code), laws })
        })
    } finally {
        worker.terminate()
    }
}
