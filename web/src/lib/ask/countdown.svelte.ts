// A glance's time, after which something happens by itself: it can be held for good, or pause for a while, as it does behind a dialog.
export const GLANCE = 5000
/** Where there is only a sentence to read. */
export const READ = 2000
/** Where there is nothing to look at. */
export const AT_ONCE = 600
const TICK = 100

export class Countdown {
    #left = $state(GLANCE)
    #all = GLANCE
    held = $state(false)
    #paused = false
    #timer = 0

    constructor(readonly over: () => void) {}

    /** How much of the time is left, from 1 to 0. */
    get share(): number {
        return Math.max(0, this.#left / this.#all)
    }

    get seconds(): number {
        return Math.ceil(this.#left / 1000)
    }

    start(time: number): void {
        this.stop()
        this.held = false
        this.#paused = document.hidden
        this.#all = this.#left = time
        this.#timer = window.setInterval(() => this.#tick(), TICK)
    }

    #tick(): void {
        if (this.held || this.#paused || document.querySelector('dialog[open]')) return
        this.#left -= TICK
        if (this.#left > 0) return
        this.stop()
        this.over()
    }

    /** Until somebody goes on. */
    hold(): void {
        this.held = true
    }

    /** While somebody looks, or nobody does. */
    pause(paused: boolean): void {
        this.#paused = paused
    }

    stop(): void {
        clearInterval(this.#timer)
    }
}
