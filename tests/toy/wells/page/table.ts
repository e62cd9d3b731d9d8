// The table of Five Wells: the wells are drawn, the rest is plain.
import { parts as plain } from '$lib/plain/table'
import type { Parts } from '$lib/frame/parts'
import Board from './Board.svelte'

export const parts: Parts = { ...plain, Board: Board as unknown as Parts['Board'] }
