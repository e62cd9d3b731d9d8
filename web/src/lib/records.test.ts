import { expect, test } from 'vitest'
import { packed, unpacked } from './records'

test('a record travels in an address', async () => {
    const record = `bedesten 1\ngame istanbul\n${'1 white move:tea *dice:3,4 é\n'.repeat(400)}`
    const word = await packed(record)
    expect(word).toMatch(/^[\w-]+$/)
    expect(word.length).toBeLessThan(record.length / 20)
    expect(await unpacked(word)).toBe(record)
})

test('what is no record, or would fill the memory, is not unpacked', async () => {
    await expect(unpacked('!!!')).rejects.toThrow()
    await expect(unpacked('AAAA')).rejects.toThrow()
    await expect(unpacked(await packed('x'.repeat(1_000_000)))).rejects.toThrow('longer')
})
