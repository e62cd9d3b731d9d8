import { expect, test } from 'vitest'
import { CUES } from './cues'

test('no sound is longer than 600 ms', () => {
    for (const strokes of Object.values(CUES)) {
        expect(Math.max(...strokes.map((one) => one.at + one.lasts))).toBeLessThanOrEqual(0.6)
    }
})
