// What the build knows of boxes: those of another folder, and the drawings of all of them as one sprite.
//
// BEDESTEN_BOXES names folders (with a colon between them); each is a box (`index.ts`) or holds some (`*/index.ts`).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const SYMBOL = /<symbol id="sym-([^"]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"/g

/** The `index.ts` of every box in a folder. */
function inFolder(folder: string): string[] {
    const subfolders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())
    const places = [
        folder,
        ...subfolders.flatMap(({ name }) => [join(folder, name), join(folder, name, 'page')]),
    ]
    return places.map((place) => join(place, 'index.ts')).filter((file) => existsSync(file))
}

export function boxes(src: string, others = process.env.BEDESTEN_BOXES ?? ''): Plugin {
    const more = others.split(':').filter(Boolean).flatMap((folder) => inFolder(resolve(folder))) // prettier-ignore
    const art = [
        join(src, 'lib/art'),
        join(src, 'rivals'),
        ...[...inFolder(join(src, 'boxes')), ...more].map((file) => dirname(file)),
    ]
    const sprites = art.map((folder) => join(folder, 'sprite.svg')).filter((file) => existsSync(file))
    const whole = (): string =>
        sprites.map((file) => readFileSync(file, 'utf8').replace(/<\/?svg[^>]*>/g, '')).join('')
    let serving = false

    const modules: Record<string, (emit: (svg: string) => string) => string> = {
        'virtual:boxes': () =>
            [
                ...more.map((file, i) => `import { box as box${i} } from ${JSON.stringify(file)}`),
                `export default [${more.map((_, i) => `box${i}`).join()}]`,
            ].join('\n'),
        'virtual:sprite': (emit) => {
            const svg = `<svg xmlns="http://www.w3.org/2000/svg">${whole()}</svg>`
            const sizes = [...svg.matchAll(SYMBOL)].map(([, name, w, h]) => [name, [Number(w), Number(h)]])
            return `export const url = ${emit(svg)}\nexport const symbols = ${JSON.stringify(Object.fromEntries(sizes))}`
        },
    }
    return {
        name: 'boxes',
        configResolved: (config) => void (serving = config.command === 'serve'),
        resolveId: (id) => (id in modules ? `\0${id}` : undefined),
        load(id) {
            const write = id.startsWith('\0') ? modules[id.slice(1)] : undefined
            return write?.((svg) => {
                if (serving) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)
                const file = this.emitFile({ type: 'asset', name: 'sprite.svg', source: svg })
                return `import.meta.ROLLUP_FILE_URL_${file}`
            })
        },
    }
}
