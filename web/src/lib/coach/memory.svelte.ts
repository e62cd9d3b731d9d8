// Which lessons of a first whole game are done; this browser remembers them by table.
export class Memory<Lesson extends string> {
    done = $state.raw<Lesson[]>([])
    readonly #key: string

    constructor(
        readonly lessons: readonly Lesson[],
        code: string,
    ) {
        this.#key = `bedesten.lessons.${code}`
        const said = (localStorage.getItem(this.#key) ?? '').split(',')
        this.done = lessons.filter((lesson) => said.includes(lesson))
    }

    /** The first that is not done yet; null when all are. */
    get next(): Lesson | null {
        return this.lessons.find((lesson) => !this.done.includes(lesson)) ?? null
    }

    /** How many come before it. */
    get at(): number {
        return this.next ? this.lessons.indexOf(this.next) : this.lessons.length
    }

    /** A lesson counts whenever it is done, also ahead of its turn. */
    learn(shows: (lesson: Lesson) => boolean): void {
        const now = this.lessons.filter((lesson) => this.done.includes(lesson) || shows(lesson))
        if (now.length === this.done.length) return
        this.done = now
        localStorage.setItem(this.#key, now.join(','))
    }
}
