import { expect, test } from 'vitest'
import { members } from './tar'

/** One file as tar writes it. */
function packed(name: string, content: string, prefix = ''): number[] {
    const whole = new Uint8Array(512 + 512 * Math.ceil(content.length / 512))
    const put = (text: string, at: number): void => whole.set(new TextEncoder().encode(text), at)
    put(name, 0)
    put(content.length.toString(8).padStart(11, '0'), 124)
    put(prefix, 345)
    put(content, 512)
    return [...whole]
}

test('the files of an archive, with long paths, empty ones and such as fill whole blocks', () => {
    const files: [string, string][] = [
        ['a/b.py', 'x = 1'],
        ['none', ''],
        ['deep/down/c.json', 'y'.repeat(1024)],
        ['d', 'z'],
    ]
    const archive = [
        ...packed('a/b.py', 'x = 1'),
        ...packed('none', ''),
        ...packed('down/c.json', 'y'.repeat(1024), 'deep'),
        ...packed('d', 'z'),
        ...new Array<number>(1024).fill(0),
    ]
    const unpacked = [...members(Uint8Array.from(archive))]
    expect(unpacked.map(([path, content]) => [path, new TextDecoder().decode(content)])).toEqual(files)
})
