// What a page asks for or does: whether it is under way, and what went wrong.
export class Attempt {
    busy = $state(false)
    failed = $state.raw<unknown>(null)

    /** Try it; what went wrong is said until it goes well. */
    async at(work: () => Promise<unknown>): Promise<void> {
        try {
            await work()
            this.failed = null
        } catch (error) {
            this.failed = error
        }
    }

    /** One at a time. Whoever goes to another page by it stays busy until they are there. */
    async once(work: () => Promise<unknown>, leaves = true): Promise<void> {
        if (this.busy) return
        this.busy = true
        this.failed = null
        await this.at(work)
        this.busy = leaves && this.failed === null
    }
}
