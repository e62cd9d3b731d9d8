import { expect, test } from 'vitest'
import type { TableInfo } from '$lib/net/wire'
import { timeLeft } from './clock.svelte'

const table = (kind: 'none' | 'live' | 'slow', seconds: number | null, deadline: number | null): TableInfo =>
    ({ clock: { kind, seconds }, deadline }) as unknown as TableInfo

test('a turn has the time to its deadline', () => {
    expect(timeLeft(table('live', 90, 1060), 1000)).toEqual({ seconds: 60, share: 60 / 90 })
})

test('time never runs below nothing, nor above a whole turn when the clock of this computer is wrong', () => {
    expect(timeLeft(table('live', 90, 900), 1000)?.seconds).toBe(0)
    expect(timeLeft(table('live', 90, 9000), 1000)).toEqual({ seconds: 90, share: 1 })
})

test('a clock that does not say has its usual time', () => {
    expect(timeLeft(table('slow', null, 1000 + 3600), 1000)?.share).toBeCloseTo(1 / 24)
})

test('without a clock or a deadline there is no time to show', () => {
    expect(timeLeft(table('none', null, null), 1000)).toBeNull()
    expect(timeLeft(table('live', 90, null), 1000)).toBeNull()
    expect(timeLeft(null, 1000)).toBeNull()
})
