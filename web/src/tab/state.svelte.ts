// How far the house in this browser is.
import type { State } from './messages'

let state = $state<State>('loading')
export const houseState = (): State => state

export function become(now: State): void {
    document.documentElement.dataset.house = state = now
}
