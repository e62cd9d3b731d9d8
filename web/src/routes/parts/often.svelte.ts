// What others do is looked at again and again, while the page is seen.
import { untrack } from 'svelte'
import { settings } from '$lib/settings.svelte'

const OFTEN = 10_000 // milliseconds between two looks

/** From now on until the component goes, in the language that is chosen. */
export function lookOften(look: (lang: string) => Promise<void>): void {
    $effect(() => {
        const { lang } = settings
        untrack(() => void look(lang))
        const timer = setInterval(() => document.hidden || void look(settings.lang), OFTEN)
        return () => clearInterval(timer)
    })
}
