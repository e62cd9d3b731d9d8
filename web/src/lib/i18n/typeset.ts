/** All texts of a tree changed alike, also those its functions say. */
export function everyText(words: unknown, change: (text: string) => string): unknown {
    const again = (part: unknown): unknown => everyText(part, change)
    if (typeof words === 'string') return change(words)
    if (typeof words === 'function')
        return (...args: unknown[]) => again((words as (...given: unknown[]) => unknown)(...args))
    if (Array.isArray(words)) return words.map(again)
    if (words === null || typeof words !== 'object' || Object.getPrototypeOf(words) !== Object.prototype)
        return words
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, again(value)]))
}
