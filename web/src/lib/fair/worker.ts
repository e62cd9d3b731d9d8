// Off the page's own thread: some hundred outcomes are dealt again.
import type { Proof } from '$lib/protocol'
import type { Kept } from './kept'
import type { Laws } from './odds'
import { verify } from './verify'

interface Judged {
    proof: Proof
    record: string
    kept: Kept | null
    laws: Laws[]
}

addEventListener('message', (event: MessageEvent<Judged>) => {
    const { proof, record, kept, laws } = event.data
    postMessage(verify(proof, record, kept, laws))
})
