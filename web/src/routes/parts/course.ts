// What this browser remembers of the guided courses: the chapters done, and the table of the one begun last.
import { beginLesson, type Course } from '$lib/api'
import { forgetSeats } from '$lib/net/seats'

const KEY = 'bedesten.course'

export interface Progress {
    /** game/chapter. */
    done: string[]
    lesson: string
    table: string
}

export function progress(): Progress {
    const none: Progress = { done: [], lesson: '', table: '' }
    try {
        return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>) }
    } catch {
        return none
    }
}

function keep(change: Partial<Progress>): void {
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...progress(), ...change }))
    } catch {
        // then the chapters are there again, all undone
    }
}

export function finish(lesson: string): void {
    const { done } = progress()
    if (!done.includes(lesson)) keep({ done: [...done, lesson] })
}

/** Open a chapter, from its beginning; the seat at the table of the last one is let go. */
export async function begin(game: string, chapter: string): Promise<string> {
    const taken = await beginLesson(game, chapter)
    const { table } = progress()
    if (table) forgetSeats(table)
    keep({ lesson: `${game}/${chapter}`, table: taken.table })
    return taken.table
}

/** The chapter after this one; empty after the last. */
export function following(courses: readonly Course[], lesson: string): string {
    const [game, name] = lesson.split('/')
    const chapters = courses.find((course) => course.game === game)?.chapters ?? []
    const at = chapters.findIndex((chapter) => chapter.name === name)
    return at < 0 ? '' : (chapters[at + 1]?.name ?? '')
}

/** The first chapter of a course that is not done; empty if all are. */
export function firstUndone(course: Course, done: readonly string[]): string {
    return course.chapters.find(({ name }) => !done.includes(`${course.game}/${name}`))?.name ?? ''
}
