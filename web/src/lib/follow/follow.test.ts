import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Turn } from '$lib/net/wire'
import { settings } from '$lib/settings.svelte'
import { Follow } from './follow.svelte'
import { PACES, reading } from './pace'

const turn = (number: number, seat = 1, text = 'gets 2 spice'): Turn => ({ turn: number, seat, text })
const follow = (): Follow => new Follow(({ seat, text }) => `${seat}: ${text}`)

/** What has happened after that many milliseconds. */
async function after(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms)
}

beforeEach(() => {
    vi.useFakeTimers()
    settings.pace = 'calm'
})
afterEach(() => void vi.useRealTimers())

describe('a sentence stays', () => {
    test('at least 1.2 seconds at the usual pace, and longer the longer it is, up to a bound', () => {
        expect(reading('calm', '')).toBe(1400)
        expect(reading('calm', 'x'.repeat(40))).toBe(2500)
        expect(reading('calm', 'x'.repeat(400))).toBe(6000)
        expect(reading('brisk', '')).toBe(900)
        expect(reading('brisk', 'x'.repeat(400))).toBe(1600)
        expect(reading('once', 'x')).toBe(0)
    })

    test('as the table of paces says', () => {
        expect(PACES.calm).toMatchObject({ lit: 450, step: 420, beat: 600, pause: 350 })
        expect(PACES.brisk).toMatchObject({ lit: 200, step: 220, beat: 0, pause: 200 })
        expect(PACES.once).toMatchObject({ lit: 0, step: 0, beat: 0, pause: 120 })
        expect(PACES.wait).toMatchObject({ lit: 450, step: 420, beat: 600, waits: true })
    })
})

test('what a rival does before the first turn stands as long, and is no turn of the log', async () => {
    const one = follow()
    let done = false
    void one.aside(turn(0, 2, 'places the red stand on C5.'), () => undefined).then(() => (done = true))
    expect(one.now?.seat).toBe(2)
    expect(one.done).toBe(true)
    await after(1200)
    expect(done).toBe(false)
    await after(3000)
    expect(done).toBe(true)
    expect(one.now).toBe(null)
    expect(one.turns).toEqual([])
})

describe('the turn of a rival', () => {
    async function shown(one: Follow, number: number, together = false): Promise<void> {
        await one.begin(turn(number), together)
        await one.end(() => undefined)
    }

    test('lights up, is told, is read, and only then the next one begins', async () => {
        const one = follow()
        let done = false
        void shown(one, 4).then(() => (done = true))
        expect(one.now?.turn).toBe(4)
        expect(one.turns[0]?.text).toBe('')
        await after(440)
        expect(one.done).toBe(false)
        await after(20)
        expect(one.done).toBe(true)
        expect(one.turns[0]?.text).toBe('gets 2 spice')
        await after(1300)
        expect(done).toBe(false)
        await after(1000)
        expect(done).toBe(true)
    })

    test('stands still while somebody looks closely or away', async () => {
        const one = follow()
        let done = false
        void shown(one, 4).then(() => (done = true))
        await after(1000)
        one.clock.hold('hover', true)
        await after(60_000)
        expect(done).toBe(false)
        one.clock.hold('hidden', true)
        one.clock.hold('hover', false)
        await after(60_000)
        expect(done).toBe(false)
        one.clock.hold('hidden', false)
        await after(1500)
        expect(done).toBe(true)
    })

    test('is ended by a key, and the next one is shown again', async () => {
        const one = follow()
        let ended = 0
        void shown(one, 4)
            .then(() => (ended = 4))
            .then(() => shown(one, 5))
            .then(() => (ended = 5))
        await after(500)
        one.skip()
        await after(0)
        expect(ended).toBe(4)
        expect(one.now?.turn).toBe(5)
        await after(500)
        expect(ended).toBe(4)
        one.skip('all')
        await after(0)
        expect(ended).toBe(5)
    })

    test('waits for whoever wants to be waited for', async () => {
        settings.pace = 'wait'
        const one = follow()
        let done = false
        void shown(one, 4).then(() => (done = true))
        await after(600_000)
        expect(done).toBe(false)
        one.skip()
        await after(0)
        expect(done).toBe(true)
    })

    test('goes to the recap at once, and is told together with the others', async () => {
        settings.pace = 'once'
        const one = follow()
        const heard: string[] = []
        for (const number of [4, 5]) {
            await one.begin(turn(number), false)
            const ended = one.end((said) => heard.push(said))
            await after(120)
            await ended
        }
        expect(heard).toEqual([])
        one.rest((said) => heard.push(said))
        expect(heard).toEqual(['1: gets 2 spice 1: gets 2 spice'])
    })

    test('is never hurried because others wait, unless it says so', async () => {
        const robots = follow()
        robots.waiting = 5
        void robots.begin(turn(4), false)
        expect(robots.quick).toBe(false)
        const friends = follow()
        friends.waiting = 2
        void friends.begin(turn(4), true)
        expect(friends.quick).toBe(false)
        const many = follow()
        many.waiting = 5
        void many.begin(turn(4), true)
        expect(many.quick).toBe(true)
        expect(many.gathered).toBeGreaterThan(2)
        await after(0)
    })

    test('is walked place by place', async () => {
        const one = follow()
        void one.begin(turn(4), false)
        await after(450)
        void one.walk(3)
        expect(one.walked).toBe(1)
        await after(420)
        expect(one.walked).toBe(2)
    })

    test('is shown in stills for the same time where nothing travels', async () => {
        settings.calm = true
        const one = follow()
        let done = false
        void shown(one, 4).then(() => (done = true))
        await after(450)
        void one.walk(3)
        expect(one.walked).toBe(Infinity)
        await after(1200)
        expect(done).toBe(false)
        settings.calm = false
    })
})

describe('the recap', () => {
    const told = [turn(1, 0), turn(2, 1), turn(3, 2), turn(4, 0), turn(5, 1), turn(6, 2)]

    test('has one card for each turn since one’s own', () => {
        const one = follow()
        one.put(told)
        expect(one.since(0, 7).map(({ turn }) => turn)).toEqual([5, 6])
        expect(one.since(2, 6).map(({ turn }) => turn)).toEqual([4, 5])
    })

    test('forgets turns that were taken back', () => {
        const one = follow()
        one.put(told)
        one.put([turn(5, 1, 'pays 2 Lira')])
        expect(one.turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5])
        expect(one.turns.at(-1)?.text).toBe('pays 2 Lira')
    })
})
