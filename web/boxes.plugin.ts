// What the build knows of boxes: those of another folder, and the drawings of all of them as one sprite: `sprite.svg` for every
// page, `covers.svg` for those around the table.
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
    /** All files of this name as one sprite. */
    const whole = (name: string): string => {
        const files = art.map((folder) => join(folder, name)).filter((file) => existsSync(file))
        const symbols = files.map((file) => readFileSync(file, 'utf8').replace(/<\/?svg[^>]*>/g, ''))
        return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
    }
    let serving = false

    const modules: Record<string, (emit: (svg: string) => string) => string> = {
        'virtual:boxes': () =>
            [
                ...more.map((file, i) => `import { box as box${i} } from ${JSON.stringify(file)}`),
                `export default [${more.map((_, i) => `box${i}`).join()}]`,
            ].join('\n'),
        'virtual:sprite': (emit) => {
            const [sprite, covers] = [whole('sprite.svg'), whole('covers.svg')]
            const found = [...(sprite + covers).matchAll(SYMBOL)]
            const sizes = Object.fromEntries(found.map(([, name, w, h]) => [name, [Number(w), Number(h)]]))
            return [
                `export const url = ${emit(sprite)}`,
                `export const covers = ${emit(covers)}`,
                `export const symbols = ${JSON.stringify(sizes)}`,
            ].join('\n')
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
