/** QR codes for links: byte mode, error correction level M, versions 1 to 10 (up to 213 bytes). */

/** By version: check bytes per block, then pairs of (number of blocks, data bytes in each). */
const BLOCKS: number[][] = [
    [10, 1, 16],
    [16, 1, 28],
    [26, 1, 44],
    [18, 2, 32],
    [24, 2, 43],
    [16, 4, 27],
    [18, 4, 31],
    [22, 2, 38, 2, 39],
    [22, 3, 36, 2, 37],
    [26, 4, 43, 1, 44],
]

/** Second and third coordinate of the alignment patterns by version; the first is always 6. */
const ALIGNMENT: number[][] = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]]

const MASKS: ((row: number, column: number) => boolean)[] = [
    (r, c) => (r + c) % 2 === 0,
    (r) => r % 2 === 0,
    (_, c) => c % 3 === 0,
    (r, c) => (r + c) % 3 === 0,
    (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
    (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
    (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
    (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

export class TooLong extends Error {}

/** The modules of the code, row by row, true is dark; without the quiet zone. */
export function qr(text: string, mask?: number): boolean[][] {
    const bytes = [...new TextEncoder().encode(text)]
    const version = versionFor(bytes.length)
    const stream = interleave(version, dataBytes(version, bytes))
    const tried = (mask === undefined ? MASKS.map((_, m) => m) : [mask]).map((m) => draw(version, stream, m))
    return tried.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}

/** One path for all dark modules, a rectangle per run, for `<path d>`; the quiet zone is part of it. */
export function path(modules: boolean[][], quiet = 4): string {
    const runs: string[] = []
    modules.forEach((row, y) => {
        for (let x = 0; x < row.length; x++) {
            if (!row[x]) continue
            const start = x
            while (row[x + 1]) x++
            runs.push(
                `M${String(start + quiet)} ${String(y + quiet)}h${String(x - start + 1)}v1H${String(start + quiet)}z`,
            )
        }
    })
    return runs.join('')
}

function at<T>(list: readonly T[], index: number): T {
    const found = list[index]
    if (found === undefined) throw new RangeError(`no entry ${String(index)}`)
    return found
}

function capacity(version: number): number {
    const [, ...groups] = at(BLOCKS, version - 1)
    let sum = 0
    for (let i = 0; i < groups.length; i += 2) sum += at(groups, i) * at(groups, i + 1)
    return sum
}

function versionFor(length: number): number {
    for (let version = 1; version <= BLOCKS.length; version++)
        if (length <= capacity(version) - (version < 10 ? 2 : 3)) return version
    throw new TooLong(`${String(length)} bytes do not fit into a code of at most 213`)
}

/** Mode, length, text, terminator and padding. */
function dataBytes(version: number, text: number[]): number[] {
    const bits: number[] = []
    const put = (value: number, width: number): void => {
        for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1)
    }
    put(0b0100, 4)
    put(text.length, version < 10 ? 8 : 16)
    for (const byte of text) put(byte, 8)
    put(0, 4)
    while (bits.length % 8) bits.push(0)
    const bytes: number[] = []
    for (let i = 0; i < bits.length; i += 8) bytes.push(parseInt(bits.slice(i, i + 8).join(''), 2))
    for (let pad = 0; bytes.length < capacity(version); pad++) bytes.push(pad % 2 ? 0x11 : 0xec)
    return bytes.slice(0, capacity(version))
}

/** Splits into blocks, adds the check bytes and shuffles both column by column. */
function interleave(version: number, data: number[]): number[] {
    const [checks = 0, ...groups] = at(BLOCKS, version - 1)
    const blocks: number[][] = []
    let start = 0
    for (let i = 0; i < groups.length; i += 2)
        for (let n = 0; n < at(groups, i); n++) {
            blocks.push(data.slice(start, start + at(groups, i + 1)))
            start += at(groups, i + 1)
        }
    const ends = blocks.map((block) => remainder(block, checks))
    return [...columns(blocks), ...columns(ends)]
}

function columns(rows: number[][]): number[] {
    const out: number[] = []
    const width = Math.max(...rows.map((row) => row.length))
    for (let i = 0; i < width; i++) for (const row of rows) if (i < row.length) out.push(at(row, i))
    return out
}

/** Product in the field of 256 elements. */
function times(a: number, b: number): number {
    let product = 0
    for (let i = 7; i >= 0; i--) {
        product = (product << 1) ^ ((product >> 7) * 0x11d)
        product ^= ((b >> i) & 1) * a
    }
    return product
}

/** The Reed-Solomon check bytes of a block. */
export function remainder(block: number[], checks: number): number[] {
    const divisor: number[] = Array.from({ length: checks }, (_, i) => (i === checks - 1 ? 1 : 0))
    let root = 1
    for (let i = 0; i < checks; i++) {
        for (let j = 0; j < checks; j++) {
            divisor[j] = times(at(divisor, j), root) ^ (j + 1 < checks ? at(divisor, j + 1) : 0)
        }
        root = times(root, 2)
    }
    const rest: number[] = Array.from({ length: checks }, () => 0)
    for (const byte of block) {
        const factor = byte ^ (rest.shift() ?? 0)
        rest.push(0)
        divisor.forEach((d, i) => (rest[i] = at(rest, i) ^ times(d, factor)))
    }
    return rest
}

type Grid = (boolean | undefined)[][]

function draw(version: number, stream: number[], mask: number): boolean[][] {
    const size = version * 4 + 17
    const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
    drawPatterns(grid, version)
    drawFormat(grid, mask)
    if (version >= 7) drawVersion(grid, version)
    drawData(grid, stream, at(MASKS, mask))
    return grid.map((row) => row.map((module) => module === true))
}

function set(grid: Grid, row: number, column: number, dark: boolean): void {
    const line = grid[row]
    if (line && column >= 0 && column < line.length) line[column] = dark
}

function drawPatterns(grid: Grid, version: number): void {
    const size = grid.length
    for (let i = 8; i < size - 8; i++) {
        set(grid, 6, i, i % 2 === 0)
        set(grid, i, 6, i % 2 === 0)
    }
    for (const [r, c] of [
        [3, 3],
        [3, size - 4],
        [size - 4, 3],
    ] as const)
        for (let dr = -4; dr <= 4; dr++)
            for (let dc = -4; dc <= 4; dc++) {
                const ring = Math.max(Math.abs(dr), Math.abs(dc))
                set(grid, r + dr, c + dc, ring !== 2 && ring !== 4)
            }
    const spots = version === 1 ? [] : [6, ...at(ALIGNMENT, version - 1)]
    const last = spots.length - 1
    spots.forEach((r, i) => {
        spots.forEach((c, j) => {
            if ((i === 0 && (j === 0 || j === last)) || (i === last && j === 0)) return
            for (let dr = -2; dr <= 2; dr++)
                for (let dc = -2; dc <= 2; dc++)
                    set(grid, r + dr, c + dc, Math.max(Math.abs(dr), Math.abs(dc)) !== 1)
        })
    })
}

function drawFormat(grid: Grid, mask: number): void {
    const size = grid.length
    let rest = mask // level M is 00
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
    const bits = ((mask << 10) | rest) ^ 0x5412
    for (let i = 0; i < 15; i++) {
        const dark = ((bits >> i) & 1) === 1
        if (i < 6) set(grid, i, 8, dark)
        else if (i < 8) set(grid, i + 1, 8, dark)
        else if (i === 8) set(grid, 8, 7, dark)
        else set(grid, 8, 14 - i, dark)
        if (i < 8) set(grid, 8, size - 1 - i, dark)
        else set(grid, size - 15 + i, 8, dark)
    }
    set(grid, size - 8, 8, true)
}

function drawVersion(grid: Grid, version: number): void {
    let rest = version
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
    const bits = (version << 12) | rest
    for (let i = 0; i < 18; i++) {
        const dark = ((bits >> i) & 1) === 1
        const far = grid.length - 11 + (i % 3)
        const near = Math.floor(i / 3)
        set(grid, near, far, dark)
        set(grid, far, near, dark)
    }
}

/** Two columns at a time from the right, up and down, past everything already drawn. */
function drawData(grid: Grid, stream: number[], mask: (row: number, column: number) => boolean): void {
    const size = grid.length
    let bit = 0
    for (let right = size - 1; right >= 1; right -= 2) {
        if (right === 6) right = 5
        for (let step = 0; step < size; step++)
            for (const column of [right, right - 1]) {
                const row = ((right + 1) & 2) === 0 ? size - 1 - step : step
                if (at(grid, row)[column] !== undefined) continue
                const value = ((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
                set(grid, row, column, (value === 1) !== mask(row, column))
                bit++
            }
    }
}

/** How hard a masked code is to read; the lowest of the eight is used. */
export function penalty(modules: boolean[][]): number {
    const size = modules.length
    const turned = modules.map((_, i) => modules.map((row) => at(row, i)))
    let sum = 0
    for (const row of [...modules, ...turned]) {
        const line = row.map((dark) => (dark ? '1' : '0')).join('')
        for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
        for (const finder of ['10111010000', '00001011101'])
            for (let i = line.indexOf(finder); i >= 0; i = line.indexOf(finder, i + 1)) sum += 40
    }
    for (let r = 0; r + 1 < size; r++)
        for (let c = 0; c + 1 < size; c++) {
            const dark = at(modules, r)[c]
            if (
                dark === at(modules, r)[c + 1] &&
                dark === at(modules, r + 1)[c] &&
                dark === at(modules, r + 1)[c + 1]
            )
                sum += 3
        }
    const share = modules.flat().filter(Boolean).length / (size * size)
    return sum + Math.floor(Math.abs(share * 20 - 10)) * 10
}
