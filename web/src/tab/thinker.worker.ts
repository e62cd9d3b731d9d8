// A worker in which a robot thinks, or a finished game is studied: one task after the other.
import type { PyProxy } from 'pyodide/ffi'
import type { FromThinker, ToThinker } from './messages'
import { python, type Begun } from './python'

async function begin(root: string, begun: Begun): Promise<(task: Uint8Array) => Uint8Array> {
    const [py] = await python(root, begun)
    const answered = py.pyimport('bedesten.server.tab.thinker').answered as (task: unknown) => PyProxy
    return (task) => answered(py.toPy(task)).toJs() as Uint8Array
}

let thinking: ReturnType<typeof begin>

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
    if ('root' in data) {
        thinking = begin(data.root, data.begun)
        const failed = await thinking.then(() => '', String) // nobody waits for one that cannot begin
        postMessage({ id: 0, ...(failed && { failed }) } satisfies FromThinker)
    } else postMessage({ id: data.id, answer: (await thinking)(data.task) } satisfies FromThinker)
})
