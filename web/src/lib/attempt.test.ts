import { expect, test } from 'vitest'
import { Attempt } from './attempt.svelte'

const no = new Error('no')
const refused = (): Promise<never> => Promise.reject(no)

test('what went wrong is said until it goes well', async () => {
    const attempt = new Attempt()
    await attempt.at(refused)
    expect(attempt.failed).toBe(no)
    await attempt.at(() => Promise.resolve())
    expect(attempt.failed).toBe(null)
})

test('one thing is done at a time, and may be tried again if it went wrong', async () => {
    const attempt = new Attempt()
    let done = 0
    const work = (): Promise<number> => Promise.resolve(++done)
    await attempt.once(refused)
    await Promise.all([attempt.once(work), attempt.once(work)])
    expect([done, attempt.busy]).toEqual([1, true]) // the page is left
    const stays = new Attempt()
    await stays.once(work, false)
    expect(stays.busy).toBe(false)
})
