// Off the page's own thread: some hundred outcomes are dealt again.
import type { Proof } from '$lib/protocol'
import type { Kept } from './kept'
import { verify } from './verify'

addEventListener('message', (event: MessageEvent<{ proof: Proof; record: string; kept: Kept | null }>) => {
    const { proof, record, kept } = event.data
    postMessage(verify(proof, record, kept))
})
