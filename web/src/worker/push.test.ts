import { expect, test, vi } from 'vitest'
import { listen, open, read, show, type Worker } from './push'

function worker(urls: string[] = []) {
    const focus = vi.fn(async () => undefined)
    const made = {
        navigator: { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) },
        registration: { showNotification: vi.fn(async () => undefined) },
        clients: {
            matchAll: vi.fn(async () => urls.map((url) => ({ url, focus }))),
            openWindow: vi.fn(async () => undefined),
        },
        location: { origin: 'https://play.example' },
        addEventListener: vi.fn(),
    }
    return { made, focus, worker: made as unknown as Worker }
}

const NOTICE = { title: 'Home', body: 'Your turn', url: '/t/ABCDEF', tag: 'ABCDEF', lang: 'en', waiting: 2 }

test('a notice is shown, and the icon counts the tables that wait', async () => {
    const { made, worker: house } = worker()
    await show(house, JSON.stringify(NOTICE))
    expect(made.registration.showNotification).toHaveBeenCalledWith(
        'Home',
        expect.objectContaining({ body: 'Your turn', tag: 'ABCDEF', data: { url: '/t/ABCDEF' } }),
    )
    expect(made.navigator.setAppBadge).toHaveBeenCalledWith(2)
    await show(house, JSON.stringify({ ...NOTICE, waiting: 0 }))
    expect(made.navigator.clearAppBadge).toHaveBeenCalledOnce()
})

test('what cannot be read is shown all the same', () => {
    expect(read('')).toMatchObject({ title: 'bedesten', url: '/', waiting: 0 })
    expect(read('{"body":"x"}')).toMatchObject({ title: 'bedesten', body: 'x' })
})

test('it leads to a window that is there, else to a new one, and never elsewhere', async () => {
    const there = worker(['https://play.example/', 'https://play.example/t/ABCDEF?x'])
    await open(there.worker, '/t/ABCDEF')
    expect(there.focus).toHaveBeenCalledOnce()
    expect(there.made.clients.openWindow).not.toHaveBeenCalled()
    const away = worker(['https://play.example/'])
    await open(away.worker, '/t/ABCDEF')
    expect(away.made.clients.openWindow).toHaveBeenCalledWith('https://play.example/t/ABCDEF')
    await open(away.worker, 'https://evil.example/')
    await open(away.worker, '//evil.example/')
    expect(away.made.clients.openWindow).toHaveBeenCalledOnce()
})

test('the worker listens to what it is told and to clicks, and to nothing else: no page is ever an old one', () => {
    const { made, worker: house } = worker()
    listen(house)
    expect(made.addEventListener.mock.calls.map(([kind]) => kind as string)).toEqual([
        'push',
        'notificationclick',
    ])
})
