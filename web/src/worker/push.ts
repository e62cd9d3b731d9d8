// What a notice becomes in the system: shown, counted on the icon, and opened where it leads.
// Nothing is fetched or kept here: a page is always the one the server has.

interface Notice {
    title: string
    body: string
    url: string
    tag: string
    lang: string
    waiting: number
}

export interface Badge {
    setAppBadge?: (count: number) => Promise<void>
    clearAppBadge?: () => Promise<void>
}

/** What little of a worker is needed; the compiler knows pages only. */
export interface Worker {
    navigator: Badge
    registration: { showNotification: (title: string, options: object) => Promise<void> }
    clients: {
        matchAll: (options: object) => Promise<Window[]>
        openWindow: (url: string) => Promise<unknown>
    }
    location: { origin: string }
    addEventListener: (kind: string, listen: (event: never) => void) => void
}

interface Window {
    url: string
    focus: () => Promise<unknown>
}

interface Extended {
    waitUntil: (work: Promise<unknown>) => void
}

/** As it came, with what is missing filled in: something must always be shown. */
export function read(text: string): Notice {
    const plain: Notice = { title: 'bedesten', body: '', url: '/', tag: 'bedesten', lang: '', waiting: 0 }
    try {
        return { ...plain, ...(JSON.parse(text) as Partial<Notice>) }
    } catch {
        return plain
    }
}

export async function show(worker: Worker, text: string): Promise<void> {
    const { title, body, url, tag, lang, waiting } = read(text)
    await worker.registration.showNotification(title, {
        body,
        tag,
        lang,
        renotify: true,
        icon: '/icons/any-192.png',
        badge: '/icons/badge-96.png',
        data: { url },
    })
    await (waiting ? worker.navigator.setAppBadge?.(waiting) : worker.navigator.clearAppBadge?.())
}

/** In a window that is there already if it can be, and never on another site. */
export async function open(worker: Worker, url: string): Promise<void> {
    const to = new URL(url, worker.location.origin)
    if (to.origin !== worker.location.origin) return
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find((one) => new URL(one.url).pathname === to.pathname)
    if (there) await there.focus()
    else await worker.clients.openWindow(to.href)
}

export function listen(worker: Worker): void {
    worker.addEventListener('push', (event: Extended & { data: { text: () => string } | null }) =>
        event.waitUntil(show(worker, event.data?.text() ?? '')),
    )
    worker.addEventListener(
        'notificationclick',
        (event: Extended & { notification: { close: () => void; data: { url: string } } }) => {
            event.notification.close()
            event.waitUntil(open(worker, event.notification.data.url))
        },
    )
}
