import { expect, onTestFinished, test, vi } from 'vitest'
import { fitted } from './fit'

/** A box with room for ten letters, where nothing is drawn; looks but the first are half as wide. */
function boxOf(words: string): HTMLElement {
    const box = document.body.appendChild(document.createElement('p'))
    box.textContent = words
    const wide = (): number => (box.textContent ?? '').length / (box.dataset['look'] === 'whole' ? 1 : 2)
    Object.defineProperty(box, 'clientWidth', { get: () => 10 })
    Object.defineProperty(box, 'scrollWidth', { get: wide })
    box.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
    const { getBoundingClientRect } = Range.prototype
    Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, wide(), 10)
    onTestFinished(() => void (Range.prototype.getBoundingClientRect = getBoundingClientRect))
    return box
}

test('what no longer fits is smaller, though its box is as large as before', async () => {
    const box = boxOf('walks')
    const { destroy } = fitted(box, ['whole', 'small'])
    box.textContent = 'does nothing there'
    await vi.waitFor(() => expect(box.dataset['look']).toBe('small'))
    box.textContent = 'walks'
    await vi.waitFor(() => expect(box.dataset['look']).toBe('whole'))
    destroy()
})
