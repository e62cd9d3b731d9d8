import type { SymbolName } from './symbols'

/** Something that can be looked up. */
export interface Entry {
    id: string
    symbol: SymbolName
    /** The drawing is a whole scene, not a sign. */
    picture?: boolean
    name: string
    text: string
    note?: string | undefined
    rules?: readonly string[]
}
