import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChapterInfo, Course } from '$lib/api'
import { heldSeats, myTables } from '$lib/net/seats'
import { begin, finish, firstUndone, following, progress } from './course'

const chapter = (name: string): ChapterInfo => ({
    name,
    title: name,
    lead: '',
    steps: 2,
    places: [],
    cards: [],
})
const course: Course = {
    game: 'istanbul',
    title: 'Istanbul',
    lead: '',
    chapters: [chapter('one'), chapter('two')],
}

beforeEach(() => localStorage.clear())

describe('the way through a course', () => {
    it('goes from chapter to chapter', () => {
        expect(following([course], 'istanbul/one')).toBe('two')
        expect(following([course], 'istanbul/two')).toBe('')
        expect(following([course], 'istanbul/gone')).toBe('')
        expect(following([], 'istanbul/one')).toBe('')
    })

    it('goes on where it was left', () => {
        expect(firstUndone(course, progress().done)).toBe('one')
        finish('istanbul/one')
        finish('istanbul/one')
        expect(progress().done).toEqual(['istanbul/one'])
        expect(firstUndone(course, progress().done)).toBe('two')
        finish('istanbul/two')
        expect(firstUndone(course, progress().done)).toBe('')
    })

    it('starts anew when what was kept makes no sense', () => {
        localStorage.setItem('bedesten.course', '{')
        expect(progress()).toEqual({ done: [], lesson: '', table: '' })
    })

    it('keeps one table at a time', async () => {
        let count = 0
        const dice = { commitment: '', promises: [''], awaited: [], mixed: [] }
        const answer = (): Response =>
            Response.json({ table: `T${(count += 1)}`, seats: [{ seat: 0, token: 'secret' }], dice })
        vi.stubGlobal('fetch', () => Promise.resolve(answer()))
        expect(await begin('istanbul', 'one')).toBe('T1')
        expect(await begin('istanbul', 'two')).toBe('T2')
        vi.unstubAllGlobals()
        expect(progress()).toEqual({ done: [], lesson: 'istanbul/two', table: 'T2' })
        expect(myTables()).toEqual(['T2'])
        expect(heldSeats('T2')).toEqual([{ seat: 0, token: 'secret' }])
    })
})
