// Being told: the calls of docs/protocol.md about it, and what this browser can do.
import { getMine, post } from '$lib/net/api'
import { read, written } from '$lib/net/signs'
import type { Told, Wishes } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'

export type { Told, ToldBy, Wishes } from '$lib/protocol'
export type ToldOf = Wishes['of'][number]

const WORKER = '/worker.js'
const at = (rest = ''): string => `/api/me/telling${rest}`

/** What the server takes as usual from this browser. */
const here = (): { zone: string; lang: string } => ({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    lang: settings.lang,
})

export const getTelling = (): Promise<Told> => getMine(at())
export const wish = (wishes: Wishes): Promise<Told> => post(at(), { ...wishes, ...here() })
export const writeTo = (address: string): Promise<Told> => post(at('/email'), { address, ...here() })
export const callAt = (address: string): Promise<Told> => post(at('/hook'), { address, ...here() })
export const forget = (id: string): Promise<Told> => post(at('/forget'), { id })
export const tryAll = (): Promise<unknown> => post(at('/try'), {})
export const confirm = (token: string): Promise<unknown> => post('/api/telling/confirm', { token })
export const stop = (token: string): Promise<unknown> =>
    post(`/api/telling/stop?token=${encodeURIComponent(token)}`, {})

/** Whether this browser could be told anything: some only can once the page is installed. */
export const canBeTold = (): boolean =>
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** What tells, and makes the page one that can be installed; a site without one works as well. */
export async function startWorker(): Promise<void> {
    if (!isSecureContext || !('serviceWorker' in navigator)) return
    await navigator.serviceWorker.register(WORKER).catch(() => undefined)
}

/** Ask the browser, and the person before it; null if they would rather not. */
export async function subscribe(site: string): Promise<Told | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const { pushManager } = await navigator.serviceWorker.ready
    const key = read(site)
    const old = await pushManager.getSubscription()
    const known = old?.options.applicationServerKey
    if (old && (!known || written(new Uint8Array(known)) !== written(key))) await old.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys = {} } = made.toJSON()
    return post(at('/push'), { endpoint, p256dh: keys.p256dh, auth: keys.auth, ...here() })
}

export async function unsubscribe(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

interface Badge {
    setAppBadge?: (count: number) => Promise<void>
    clearAppBadge?: () => Promise<void>
}

/** On the icon of the installed page: how many tables wait. */
export function badge(count: number): void {
    const system = navigator as Badge
    void (count ? system.setAppBadge?.(count) : system.clearAppBadge?.())?.catch(() => undefined)
}
