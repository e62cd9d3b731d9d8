// What of other people's is in the built page, with its licence: `third-party.json` beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const INSIDE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

interface Package {
    name: string
    version: string
    licence: string
    text: string
}

function packageAt(folder: string): Package {
    const said = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
    const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
    return {
        name: said.name ?? '',
        version: said.version ?? '',
        licence: said.license ?? '',
        text: file ? readFileSync(join(folder, file), 'utf8') : '',
    }
}

/** Whatever the bundler took from `node_modules`. */
export function shipped(): Plugin {
    return {
        name: 'bedesten-shipped',
        apply: 'build',
        generateBundle(_, bundle) {
            const modules = Object.values(bundle).flatMap((one) =>
                one.type === 'chunk' ? one.moduleIds : [],
            )
            const folders = new Set(modules.flatMap((id) => INSIDE.exec(id.replaceAll('\\', '/'))?.[1] ?? []))
            const packages = [...folders].filter((folder) => existsSync(folder)).map(packageAt)
            packages.sort((a, b) => a.name.localeCompare(b.name))
            this.emitFile({
                type: 'asset',
                fileName: 'third-party.json',
                source: JSON.stringify(packages, null, 1),
            })
        },
    }
}
