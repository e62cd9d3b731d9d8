// What the page and the worker that is its server say to each other, and that worker to those that think.
import type { Begun } from './python'

export type ToHouse =
    | { t: 'open'; root: string; kept: boolean }
    | { t: 'fetch'; id: number; method: string; path: string; headers: [string, string][]; body: string }
    | { t: 'dial'; id: number; path: string }
    | { t: 'say'; id: number; text: string }
    | { t: 'hangUp'; id: number }

export type State = 'loading' | 'waiting' | 'ready' | 'failed'

export type FromHouse =
    | { t: 'state'; state: State }
    | { t: 'answer'; id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
    | { t: 'heard'; id: number; kind: 'open' | 'message' | 'close'; data: string }

export type ToThinker = { root: string; begun: Begun } | { id: number; task: Uint8Array }
/** Without an answer: it is there, or will never be. */
export interface FromThinker {
    id: number
    answer?: Uint8Array
    failed?: string
}
