import { flushSync, mount, unmount } from 'svelte'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TableView } from '$lib/match/view'
import FirstGame from './FirstGame.svelte'

const HINTS = ['choose a place', 'leave an assistant']

function shown(height: number, turn: number): () => string {
    vi.stubGlobal('innerHeight', height)
    const view = { turn, players: 2 } as TableView
    const props = { view, hints: HINTS, brief: false, onclose: () => undefined }
    const help = mount(FirstGame, { target: document.body, props })
    onTestFinished(() => {
        void unmount(help)
        vi.unstubAllGlobals()
    })
    flushSync()
    return () => document.querySelector('.first p')?.textContent ?? ''
}

function press(): void {
    document.body.click()
    flushSync()
}

test.each([
    [768, ''],
    [900, 'choose a place'],
])('a window %i px high keeps the word of the turn while something else is pressed: “%s”', (height, kept) => {
    const said = shown(height, 1)
    expect(said()).toBe('choose a place')
    press()
    expect(said()).toBe(kept)
})

test('every round has its word', () => {
    expect(shown(768, 3)()).toBe('leave an assistant')
})
