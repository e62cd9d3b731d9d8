/** QR codes for links, as rows of dark and light squares inside their quiet zone, and as one path. */
import { encode } from 'uqr'

/** Squares left light all around, so that a camera finds the code. */
const QUIET = 4
/** What a link may be long; a code for more is too fine to read from a screen. */
export const MOST_BYTES = 213

/** As bytes whatever the text, with spare information for a poor camera (level M: about 15 %). */
export function qr(text: string, maskPattern = -1): boolean[][] | null {
    const bytes = [...new TextEncoder().encode(text)]
    if (bytes.length > MOST_BYTES) return null
    return encode(bytes, { ecc: 'M', border: QUIET, maskPattern }).data
}

/** Every run of dark squares in a row is a rectangle. */
export function path(rows: boolean[][]): string {
    return rows
        .map((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1H${x}z`))
        .flat()
        .join('')
}

function runs(row: boolean[]): [number, number][] {
    const runs: [number, number][] = []
    row.forEach((dark, x) => {
        const last = runs.at(-1)
        if (dark && last && row[x - 1]) last[1] += 1
        else if (dark) runs.push([x, 1])
    })
    return runs
}
