import { expect, test } from 'vitest'
import { CUES, cueOf } from './cues'

test('no sound is longer than 600 ms', () => {
    for (const strokes of Object.values(CUES)) {
        expect(Math.max(...strokes.map((one) => one.at + one.lasts))).toBeLessThanOrEqual(0.6)
    }
})

test('an event has its sound, or none', () => {
    expect(cueOf('rolled')).toBe('dice')
    expect(cueOf('end_triggered')).toBe('gong')
    expect(cueOf('announced')).toBeUndefined()
})
