// Time that stands still while somebody looks closely, or looks away.

interface Wait {
    left: number
    since: number
    timer: ReturnType<typeof setTimeout> | undefined
    done: () => void
}

export class Clock {
    /** Why it stands still. */
    holds = $state.raw<readonly string[]>([])
    #waits: Wait[] = []

    get held(): boolean {
        return this.holds.length > 0
    }

    /** Stop for a reason, or no longer for it. */
    hold(why: string, on: boolean): void {
        if (this.holds.includes(why) === on) return
        const before = this.held
        this.holds = on ? [...this.holds, why] : this.holds.filter((one) => one !== why)
        if (this.held === before) return
        for (const one of this.#waits)
            if (this.held) this.#stop(one)
            else this.#start(one)
    }

    /** So much time while it runs; without an end until somebody ends it. */
    wait(ms = Infinity): Promise<void> {
        if (ms <= 0) return Promise.resolve()
        return new Promise((done) => {
            const one: Wait = { left: ms, since: 0, timer: undefined, done }
            this.#waits.push(one)
            if (!this.held) this.#start(one)
        })
    }

    /** End whatever is waited for now. */
    end(): void {
        for (const one of [...this.#waits]) this.#finish(one)
    }

    #start(one: Wait): void {
        if (one.left === Infinity) return
        one.since = Date.now()
        one.timer = setTimeout(() => this.#finish(one), one.left)
    }

    #stop(one: Wait): void {
        if (one.timer === undefined) return
        clearTimeout(one.timer)
        one.timer = undefined
        one.left = Math.max(0, one.left - (Date.now() - one.since))
    }

    #finish(one: Wait): void {
        clearTimeout(one.timer)
        this.#waits = this.#waits.filter((other) => other !== one)
        one.done()
    }
}
