// What is said of every game says nothing of a box that may not be on the table.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What is only in a box, by its words: a file for each language, which the tests of the server read too. */
const ONLY = '../tests/languages'
const BOXES = ['mocha', 'letters', 'bazaar']
const LANGUAGES = readdirSync(ONLY).map((name) => [
    parse(name).name,
    readFileSync(`${ONLY}/${name}`, 'utf-8'),
])

/** The line of a box in such a file. */
const only = (file: string, box: string): RegExp =>
    new RegExp(new RegExp(`^${box} = '(.*)'$`, 'm').exec(file)?.[1] ?? '', 'i')

/** Every text by its path; one that is put together, as it is written. */
function texts(words: object, path = ''): [string, string][] {
    return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
        const here = path ? `${path}.${key}` : key
        return value && typeof value === 'object' ? texts(value, here) : [[here, String(value)]]
    })
}

const FILES = import.meta.glob<object>(
    ['/src/lib/i18n/{table,pages}.*.ts', '/src/boxes/istanbul/{words,titles}.*.ts'],
    { eager: true, import: 'words' },
)

describe.each(LANGUAGES)('the words of the page and of the base game in %s', (lang, file) => {
    it.each(BOXES)('say nothing of %s', (box) => {
        const words = Object.entries(FILES).filter(([path]) => path.endsWith(`.${lang}.ts`))
        expect(words).toHaveLength(4)
        const said = words.flatMap(([, one]) => texts(one)).filter(([, text]) => only(file, box).test(text))
        // a code too has letters
        expect(said.filter(([path]) => path !== 'error.missing')).toEqual([])
    })
})
