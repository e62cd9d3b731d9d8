// What a site says of itself: its name, its languages, its rules of conduct, a line for everybody.
import { LANGUAGES, type Lang } from '$lib/i18n/languages.svelte'
import { get } from '$lib/net/api'
import type { SiteInfo } from '$lib/protocol'
import { choose, settings } from '$lib/settings.svelte'

const OFTEN = 300_000 // milliseconds between two looks whether there is something new for everybody

let info = $state.raw<SiteInfo>({
    name: 'bedesten',
    languages: [...LANGUAGES],
    conduct: '',
    notice: '',
    free_text: false,
    children: false,
})

export const site = (): SiteInfo => info

/** Languages that can be chosen here. */
export const offeredLanguages = (): Lang[] => LANGUAGES.filter((lang) => info.languages.includes(lang))

export async function loadSite(lang: Lang): Promise<void> {
    const told = await get<SiteInfo>(`/api/site?lang=${lang}`).catch(() => null)
    if (!told) return
    info = told
    const [first] = offeredLanguages()
    if (first && !told.languages.includes(settings.lang)) choose({ lang: first })
}

/** Look now, and again and again while somebody looks at the page; the answer ends it. */
export function watchSite(lang: Lang): () => void {
    void loadSite(lang)
    const timer = setInterval(() => document.hidden || void loadSite(lang), OFTEN)
    return () => clearInterval(timer)
}
