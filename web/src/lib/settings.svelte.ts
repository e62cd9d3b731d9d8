// What a person has chosen for this browser. Saved at once; other tabs follow.
export type Theme = 'system' | 'light' | 'dark'
export type Lang = 'en' | 'fr'
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

function firstLang(): Lang {
    return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

function read(): Settings {
    const start: Settings = {
        theme: 'system',
        lang: firstLang(),
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
        return { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
    } catch {
        return start
    }
}

export const settings = $state(read())

function paint(): void {
    const root = document.documentElement
    if (settings.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = settings.theme
    root.lang = settings.lang
}

/** Change some settings and keep them. */
export function choose(change: Partial<Settings>): void {
    Object.assign(settings, change)
    paint()
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

/** Paint the page by the settings and follow changes made in other tabs. */
export function startSettings(): void {
    paint()
    addEventListener('storage', (event) => {
        if (event.key !== KEY) return
        Object.assign(settings, read())
        paint()
    })
}
