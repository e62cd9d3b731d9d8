// Numbers, plurals and lists by the language.
import type { Lang } from '$lib/settings.svelte'

export interface Forms {
    one: string
    other: string
}

/** A formatter for one language: `n(1234)`, `many(2, {one: 'card', other: 'cards'})`, `list(['a', 'b'])`. */
export function formatter(lang: Lang) {
    const number = new Intl.NumberFormat(lang)
    const plural = new Intl.PluralRules(lang)
    const and = new Intl.ListFormat(lang, { type: 'conjunction' })
    const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 })
    const n = (value: number): string => number.format(value)
    return {
        n,
        percent: (share: number): string => percent.format(share),
        list: (parts: string[]): string => and.format(parts),
        many: (value: number, forms: Forms): string =>
            `${n(value)} ${plural.select(value) === 'one' ? forms.one : forms.other}`,
    }
}
