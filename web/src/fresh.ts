// Before every test: nothing that another one left in the page. All words are here, in English.
import { beforeEach, vi } from 'vitest'
import { language } from '$lib/i18n/languages/en'
import { fileOf, speak, wordsOf } from '$lib/i18n/languages.svelte'

for (const path of Object.keys(language.more ?? {})) wordsOf(fileOf(path))
await speak('en')
beforeEach(() => {
    vi.useRealTimers()
    localStorage.clear()
    document.body.replaceChildren()
})
