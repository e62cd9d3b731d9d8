// What a person has chosen for this browser. Saved at once; other tabs follow.
import { FIRST, LANGUAGES, speak, spoken, understood, type Lang } from '$lib/i18n/languages.svelte'

export type { Lang }
export type Theme = 'system' | 'light' | 'dark'
/** How fast rivals' turns are shown. */
export type Pace = 'calm' | 'brisk' | 'once' | 'wait'

export interface Settings {
    theme: Theme
    lang: Lang
    /** A place is played by the first tap, as long as the step can be undone. */
    oneTap: boolean
    /** A turn in which nothing is left to do ends by itself after a glance. */
    glance: boolean
    /** No travel of pieces; fades only. */
    calm: boolean
    sound: boolean
    /** How loud, from 0 to 1; the bell that calls has its own. */
    volume: number
    bell: number
    /** Robots say a short thing at great moments. */
    chatter: boolean
    /** The board as rows instead of tiles. */
    list: boolean
    pace: Pace
}

const KEY = 'bedesten.settings'
const BARS = { light: '#eadcc6', dark: '#14162c' }

function read(): Settings {
    const start: Settings = {
        theme: 'system',
        lang: understood(navigator.languages),
        oneTap: false,
        glance: true,
        calm: false,
        sound: false,
        volume: 0.5,
        bell: 0.7,
        chatter: false,
        list: false,
        pace: 'calm',
    }
    try {
        const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
        // one that was spoken before, or will be, is none that is spoken now
        if (!LANGUAGES.includes(kept.lang ?? '')) delete kept.lang
        return { ...start, ...kept }
    } catch {
        return start
    }
}

export const settings = $state(read())

/** Show the page as it is chosen; its words follow when they have come. */
async function paint(): Promise<void> {
    const root = document.documentElement
    if (settings.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = settings.theme
    // the bars around the page, too: one of the two colours for either wish of the system, if one was chosen
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
        const wished = bar.media.includes('dark') ? 'dark' : 'light'
        bar.content = BARS[settings.theme === 'system' ? wished : settings.theme]
    }
    root.lang = settings.lang
    // a language that cannot be fetched is asked for again when it is chosen again
    await speak(settings.lang).catch(() => undefined)
}

/** Change some settings and keep them. */
export function choose(change: Partial<Settings>): void {
    Object.assign(settings, change)
    void paint()
    try {
        localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
        // a browser that keeps nothing still plays
    }
}

/** Whether the page is dark now, by choice or by the system. */
export function isDark(): boolean {
    if (settings.theme !== 'system') return settings.theme === 'dark'
    return matchMedia('(prefers-color-scheme: dark)').matches
}

/** Whether pieces should not travel. */
export function isCalm(): boolean {
    return settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Paint the page by the settings, in words that are here, and follow changes made in other tabs. */
export async function startSettings(): Promise<void> {
    addEventListener('storage', (event) => {
        if (event.key !== KEY) return
        Object.assign(settings, read())
        void paint()
    })
    await paint()
    if (!spoken().lang) await speak(FIRST)
}
