// Six words that bring a player back. They are made and read here; what they come to is all that is ever sent.
import { sha256 } from '$lib/fair/sha256'

export const COUNT = 6
const ROUNDS = 8192 // so that nobody tries many
const SYLLABLES = [...'bdfghjklmnprstvz'].flatMap((first) => [...'aeiou'].map((vowel) => first + vowel))
// what means something one would rather not write down
const UNKIND = new Set(
    (
        'nazi homo paki dago kike rape pute puta puto pede bite sida gode nude dike dope suka dupa hore fuka ' +
        'fuke kaki pipe piso poze tuer gaza juda jude judo negu nega nige nigo tare tato ruse moka bure zona'
    ).split(' '),
)

/** Every word there is: two syllables, never twice the same. */
export const WORDS = SYLLABLES.flatMap((one) =>
    SYLLABLES.filter((two) => two !== one).map((two) => one + two),
).filter((word) => !UNKIND.has(word))

/** A number below `most`, each as likely as any other. */
function drawn(most: number): number {
    const fair = Math.floor(2 ** 32 / most) * most
    for (;;) {
        const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
        if (number < fair) return number % most
    }
}

export const freshWords = (): string[] => Array.from({ length: COUNT }, () => WORDS[drawn(WORDS.length)]!)

/** What somebody typed, as words; null if these cannot be ours. */
export function readWords(typed: string): string[] | null {
    const words = typed.toLowerCase().match(/[a-z]+/g) ?? []
    return words.length === COUNT && words.every((word) => WORDS.includes(word)) ? words : null
}

/** What the words come to. */
export function secretOf(words: readonly string[]): string {
    let secret = `bedesten words ${words.join(' ')}`
    for (let n = 0; n < ROUNDS; n++) secret = sha256(secret)
    return secret
}
