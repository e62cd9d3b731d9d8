declare module 'virtual:boxes' {
    const more: import('$lib/boxes').Box[]
    export default more
}
declare module 'virtual:sprite' {
    export const url: string
    export const covers: string
    /** Width and height of every drawing, by name. */
    export const symbols: Record<string, [number, number]>
}
