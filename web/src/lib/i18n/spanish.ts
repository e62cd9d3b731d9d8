// What Spanish does to words: a plural ends in -s, after a consonant in -es.
import { formatter } from './format'

export const f = formatter('es')

/** `1 roja`, `2 rojas`; `1 azul`, `2 azules`. */
export function counted(count: number, word: string): string {
    return f.many(count, { one: word, other: /[aeiouáéó]$/.test(word) ? `${word}s` : `${word}es` })
}
