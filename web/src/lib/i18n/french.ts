// What French does to words: de loses its vowel before another, and high signs stand behind a narrow space.
const NARROW = '\u202f'
const ELIDING = /^(?:[aeiouhœæ]|y[^aeiou])/

/** `d’Ester`, `de Ben`. */
export function de(who: string): string {
    return ELIDING.test(who.toLowerCase().normalize('NFD')) ? `d’${who}` : `de ${who}`
}

export function typeset(text: string): string {
    return text.replace(/[ \u00a0](?=[:;!?»])/g, NARROW).replace(/(?<=«)[ \u00a0]/g, NARROW)
}

/** All words of a tree as French sets them, also those its functions say. */
export function typesetAll<Words>(words: Words): Words {
    return set(words) as Words
}

function set(words: unknown): unknown {
    if (typeof words === 'string') return typeset(words)
    if (typeof words === 'function')
        return (...args: unknown[]) => set((words as (...given: unknown[]) => unknown)(...args))
    if (Array.isArray(words)) return words.map(set)
    if (words === null || typeof words !== 'object' || Object.getPrototypeOf(words) !== Object.prototype)
        return words
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, set(value)]))
}
