// A record in an address: packed, so that a link carries the whole game and needs no table to be kept for it.
const MOST = 250_000 // characters, as the server takes them

const thrown = (
    bytes: Uint8Array<ArrayBuffer>,
    through: GenericTransformStream,
): ReadableStream<Uint8Array> =>
    new Blob([bytes])
        .stream()
        .pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>)

/** The text as a-z, A-Z, 0-9, - and _. */
export async function packed(text: string): Promise<string> {
    const stream = thrown(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** What was packed; an error if it cannot be, or is longer than any record. */
export async function unpacked(word: string): Promise<string> {
    const letters = atob(word.replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(letters, (sign) => sign.charCodeAt(0))
    const reader = thrown(bytes, new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
        const { done, value } = await reader.read()
        if (done) return text + decoder.decode()
        text += decoder.decode(value, { stream: true })
        if (text.length > MOST) throw new Error('longer than any record')
    }
}
