// Before every test: nothing that another one left in the page.
import { beforeEach, vi } from 'vitest'

beforeEach(() => {
    vi.useRealTimers()
    localStorage.clear()
    document.body.replaceChildren()
})
