// SHA-256 of a text. The browser's own (crypto.subtle) is missing where a page comes over plain http, as at home.
const ROUNDS = constants(64, 1 / 3)
const START = constants(8, 1 / 2)

/** The first bits of the roots of the first prime numbers. */
function constants(count: number, root: number): number[] {
    const parts: number[] = []
    for (let n = 2; parts.length < count; n++) {
        let prime = true
        for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
        if (prime) parts.push(((n ** root % 1) * 2 ** 32) | 0)
    }
    return parts
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The hash as 32 bytes. */
export function digest(text: string): Uint8Array {
    const bytes = new TextEncoder().encode(text)
    const blocks = new Uint8Array(((bytes.length + 72) >> 6) << 6)
    blocks.set(bytes)
    blocks[bytes.length] = 0x80
    const words = new DataView(blocks.buffer)
    words.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29))
    words.setUint32(blocks.length - 4, bytes.length << 3)
    const state = Int32Array.from(START)
    for (let at = 0; at < blocks.length; at += 64) stir(state, words, at)
    const out = new DataView(new ArrayBuffer(32))
    state.forEach((word, i) => out.setInt32(4 * i, word))
    return new Uint8Array(out.buffer)
}

/** One block of 64 bytes. */
function stir(state: Int32Array, words: DataView, at: number): void {
    const w = new Int32Array(64)
    for (let i = 0; i < 16; i++) w[i] = words.getInt32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
        const [near, far] = [w[i - 2]!, w[i - 15]!]
        const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
        const two = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
        w[i] = (w[i - 16]! + two + w[i - 7]! + one) | 0
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number] // prettier-ignore
    for (let i = 0; i < 64; i++) {
        const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        const next = (h + one + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0
        const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
        const more = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0
        ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + next) | 0, c, b, a, (next + more) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word))
}

export const hex = (bytes: Uint8Array): string =>
    Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The hash as 64 small hexadecimal digits. */
export const sha256 = (text: string): string => hex(digest(text))
