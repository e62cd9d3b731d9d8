// What is said of every game says nothing of a box that may not be on the table.
import { describe, expect, it } from 'vitest'
/** What is only in a box, by its words. */
const WORDS = {
    en: {
        mocha: /coffee|guild|tavern|roast|barrier|baksheesh/i,
        letters: /\bletters?\b|\bseals?\b|kiosk|courier|embassy|auction|companion|catacomb/i,
    },
    de: {
        mocha: /kaffee|gilde|tavern|röst|schranke|bakschisch/i,
        letters: /\bbriefe?n?\b|\bsiegeln?\b|kiosk|kurier|botschaft\b|auktion|kompagnon|katakomb/i,
    },
    es: {
        mocha: /café|gremio|tabern|tostad|barrera|propina/i,
        letters: /misiva|\bsellos?\b|quiosco|mensajero|embajada|subasta|compañero|catacumb/i,
    },
    fr: {
        mocha: /café|guilde|tavern|torréf|barrière|bakchich/i,
        letters: /\blettres?\b|sceau|kiosque|messager|ambassade|enchère|compagnon|catacomb/i,
    },
}

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

describe.each(Object.entries(WORDS))('the words of the page and of the base game in %s', (lang, boxes) => {
    it.each(['mocha', 'letters'] as const)('say nothing of %s', (box) => {
        const words = Object.entries(FILES).filter(([path]) => path.endsWith(`.${lang}.ts`))
        expect(words).toHaveLength(4)
        const said = words.flatMap(([, one]) => texts(one)).filter(([, text]) => boxes[box].test(text))
        // a code too has letters
        expect(said.filter(([path]) => path !== 'error.missing')).toEqual([])
    })
})
