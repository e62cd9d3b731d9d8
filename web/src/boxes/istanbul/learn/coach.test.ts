import { describe, expect, it } from 'vitest'
import { advise as adviseOn, LESSONS, shows, steps, type Lesson, type Option, type View } from './coach'
import { Memory } from '$lib/coach/memory.svelte'

const SHORT = [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16]
const empty = { red: 0, green: 0, yellow: 0, blue: 0 }

function view(merchant: string, goods: Partial<typeof empty> = {}): View {
    const seat = {
        merchant: 'fountain',
        family: 'police',
        capacity: 2,
        goods: empty,
        lira: 2,
        rubies: 0,
        assistants: [],
        stack: 4,
    }
    return {
        layout: SHORT,
        active: 0,
        seats: [{ ...seat, merchant, goods: { ...empty, ...goods } }, seat, { ...seat, merchant: 'tea' }],
        tokens: { governor: 'post', smuggler: 'black_market' },
    }
}

const move = (argument: string, gain: Record<string, number> = {}): Option => ({
    verb: 'move',
    argument,
    gain,
})

/** A pupil who has done these lessons. */
function pupil(done: readonly Lesson[]): Memory<Lesson> {
    localStorage.setItem('bedesten.lessons.T', done.join(','))
    return new Memory(LESSONS, 'T')
}

function learned(done: readonly Lesson[], before: View, now: View, me: number): Lesson[] {
    const memory = pupil(done)
    memory.learn((lesson) => shows(lesson, before, now, me))
    return new Memory(LESSONS, 'T').done
}

const advise = (done: readonly Lesson[], now: View, me: number, options: readonly Option[]) =>
    adviseOn(pupil(done).next, now, me, options)

const upTo = (last: Lesson): Lesson[] => {
    const order: Lesson[] = ['move', 'fill', 'sell', 'meet', 'fountain', 'extend', 'ruby', 'family']
    return order.slice(0, order.indexOf(last) + 1)
}

const after = (start: View, change: Partial<View['seats'][0]>, seat = 0): View => ({
    ...start,
    seats: start.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
})

describe('lessons', () => {
    it('come in their order', () => {
        expect(pupil([]).next).toBe('move')
        expect(pupil(['move', 'sell']).next).toBe('fill')
        expect(pupil(upTo('family')).next).toBeNull()
    })

    it.each<[Lesson, View, Partial<View['seats'][0]>]>([
        ['move', view('post'), { stack: 3, assistants: ['post'] }],
        ['fill', view('spice'), { goods: { ...empty, green: 2 } }],
        ['sell', view('small_market', { green: 2 }), { goods: empty, lira: 7 }],
        ['extend', view('wainwright'), { capacity: 3 }],
        ['ruby', view('gemstone'), { rubies: 1 }],
        ['family', view('police'), { family: 'tea' }],
    ])('%s is seen in the view', (lesson, before, change) => {
        expect(learned([], before, after(before, change), 0)).toEqual([lesson])
        expect(learned([], before, after(before, change), 1)).toEqual([])
    })

    it('counts a good as filling only at a warehouse', () => {
        const before = view('post')
        expect(learned([], before, after(before, { goods: { ...empty, green: 1 } }), 0)).toEqual([])
    })

    it('sees assistants come back at the fountain', () => {
        const before = after(view('fountain'), { assistants: ['tea', 'post'], stack: 2 })
        expect(learned([], before, after(before, { assistants: [], stack: 4 }), 0)).toEqual(['fountain'])
    })

    it('sees who is met: a merchant paid, a token sent away, a family member caught', () => {
        const paid = view('tea')
        expect(learned([], paid, after(paid, { lira: 5 }, 2), 0)).toEqual(['meet'])
        const deal = view('post')
        const gone = { ...deal, tokens: { ...deal.tokens, governor: 'tea' } }
        expect(learned([], deal, gone, 0)).toEqual(['meet'])
        expect(learned([], { ...deal, active: 1 }, gone, 0)).toEqual([])
        const guest = after(view('palace'), { family: 'palace' }, 1)
        expect(learned([], guest, after(guest, { family: 'police' }, 1), 0)).toEqual(['meet'])
    })

    it('may be learned ahead of their turn', () => {
        const before = view('gemstone')
        expect(learned(['move'], before, after(before, { rubies: 1 }), 0)).toEqual(['move', 'ruby'])
    })

    it('are read back from what was kept, in order, without strangers', () => {
        expect(pupil(['sell', 'move', 'juggle'] as Lesson[]).done).toEqual(['move', 'sell'])
        localStorage.clear()
        expect(new Memory(LESSONS, 'T').done).toEqual([])
    })
})

describe('advice', () => {
    it('counts steps on the board of the game', () => {
        expect(steps(SHORT, 'fountain', 'fabric')).toBe(1)
        expect(steps(SHORT, 'great_mosque', 'gemstone')).toBe(6)
    })

    it('lights a near warehouse with room', () => {
        const advice = advise(['move'], view('fountain', { red: 2 }), 0, [
            move('fabric'),
            move('spice'),
            move('police'),
        ])
        expect(advice).toEqual({ lesson: 'fill', target: 'spice', lit: 'spice', steps: 1 })
    })

    it('lights the better market', () => {
        const options = [move('small_market', { lira: 5 }), move('large_market', { lira: 7 })]
        expect(advise(upTo('fill'), view('caravansary'), 0, options)?.lit).toBe('large_market')
    })

    it('lights a way towards a place out of reach', () => {
        const advice = advise(upTo('fountain'), view('great_mosque'), 0, [
            move('post'),
            move('police'),
            move('fruit'),
        ])
        expect(advice).toMatchObject({ target: 'wainwright', lit: 'police', steps: 5 })
    })

    it('meets somebody, never at the fountain', () => {
        const advice = advise(upTo('sell'), view('fabric'), 0, [move('post'), move('fountain')])
        expect(advice?.lit).toBe('post')
    })

    it('takes the ruby that can be had', () => {
        const options = [move('gemstone'), move('palace', { rubies: 1 })]
        expect(advise(upTo('extend'), view('tea'), 0, options)?.lit).toBe('palace')
    })

    it('is silent when no place is asked', () => {
        expect(advise([], view('tea'), 0, [])).toBeNull()
    })
})
