import { expect, test } from 'vitest'
import type { PuzzleCase } from '$lib/protocol'
import { rollsOf } from './rolls'

const base: PuzzleCase = {
    chance: true,
    text: '',
    odds: '',
    value: '',
    share: 0,
    dice: [],
    then: [],
    rival: false,
}
const choice = (...then: PuzzleCase[]): PuzzleCase => ({ ...base, chance: false, then })
const PAIRS = [1, 2, 3, 4, 5, 6].flatMap((low) =>
    [1, 2, 3, 4, 5, 6].flatMap((high): number[][] => (low <= high ? [[low, high]] : [])),
)
const where = (share: number, fits: (sum: number) => boolean): PuzzleCase => ({
    ...base,
    share,
    dice: PAIRS.filter(([low = 0, high = 0]) => fits(low + high)),
})

test('every roll has its place, whichever die shows what', () => {
    const rolls = rollsOf([
        choice(
            where(0, (sum) => sum < 4),
            where(1, (sum) => sum === 4),
            where(1, (sum) => sum > 6),
            where(0.5, (sum) => sum === 5 || sum === 6),
        ),
    ])
    expect(rolls?.parts.map(({ comes }) => comes)).toEqual(['sure', 'mended', 'open', 'lost'])
    expect(rolls?.board.map((row) => row.map(({ comes }) => comes[0]).join(''))).toEqual([
        'llmoos',
        'lmooss',
        'moosss',
        'oossss',
        'osssss',
        'ssssss',
    ])
})

test('a roll that changes nothing is passed over, and what is not two dice is no board', () => {
    const whatever = where(1, () => true)
    expect(rollsOf([choice(whatever)])).toBeUndefined()
    const halves = [where(1, (sum) => sum > 7), where(0, (sum) => sum <= 7)]
    expect(rollsOf([choice({ ...whatever, then: halves })])?.parts).toHaveLength(2)
    expect(rollsOf([choice({ ...base, share: 1 }, { ...base, share: 0 })])).toBeUndefined()
    expect(rollsOf(halves.map((one) => ({ ...one, share: null })))).toBeUndefined()
})
