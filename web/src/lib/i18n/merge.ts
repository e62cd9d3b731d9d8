// Words of several sources as one.

/** Some of it, at any depth. */
export type PartOf<T> = T extends (...args: never[]) => unknown
    ? T
    : T extends readonly unknown[]
      ? T
      : T extends object
        ? { [Key in keyof T]?: PartOf<T[Key]> }
        : T

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree =>
    typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the second has is added to the first, and takes its place where both have it. */
export function merge<One extends object, Two extends object>(one: One, two: Two): One & Two {
    const both: Tree = { ...(one as Tree) }
    for (const [key, value] of Object.entries(two)) {
        const had = both[key]
        both[key] = isTree(had) && isTree(value) ? merge(had, value) : value
    }
    return both as One & Two
}
