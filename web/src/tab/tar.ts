// The files of a tar archive (POSIX ustar), as scripts/site/python.py writes it: no links, nothing but plain files.
const BLOCK = 512
const [NAME, SIZE, PREFIX] = [
    [0, 100],
    [124, 136],
    [345, 500],
]

/** Path and content of each; contents are views of the archive. */
export function* members(archive: Uint8Array): Generator<[string, Uint8Array]> {
    const text = new TextDecoder()
    for (let at = 0; archive[at];) {
        const said = ([from, to]: number[]): string =>
            text.decode(archive.subarray(at + from!, at + to!)).replace(/\0.*/s, '')
        const [path, size] = [[said(PREFIX), said(NAME)].filter(Boolean).join('/'), parseInt(said(SIZE), 8)]
        at += BLOCK
        yield [path, archive.subarray(at, at + size)]
        at += Math.ceil(size / BLOCK) * BLOCK
    }
}
