// Numbers, plurals and lists by the language.
import type { Lang } from './languages.svelte'

export interface Forms {
    one: string
    other: string
}

/** What stands behind the number of a place in a ranking. */
type Endings = Partial<Record<Intl.LDMLPluralRule, string>>

/** A formatter for one language: `n(1234)`, `many(2, {one: 'card', other: 'cards'})`, `list(['a', 'b'])`. */
export function formatter(lang: Lang, endings: Endings = {}) {
    const number = new Intl.NumberFormat(lang)
    const plural = new Intl.PluralRules(lang)
    const and = new Intl.ListFormat(lang, { type: 'conjunction' })
    const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 })
    const fine = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const when = new Intl.DateTimeFormat(lang, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
    const ordinals = new Intl.PluralRules(lang, { type: 'ordinal' })
    const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', year: 'numeric' })
    const unit = (value: number, name: string): string =>
        new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value)
    const lasts = (value: number, name: string): string =>
        new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
    const n = (value: number): string => number.format(value)
    const hours = (seconds: number): string =>
        seconds < 5400
            ? lasts(Math.max(1, Math.round(seconds / 60)), 'minute')
            : lasts(Math.round(seconds / 3600), 'hour')
    return {
        n,
        percent: (share: number): string => percent.format(share),
        /** To two decimals. */
        fine: (value: number): string => fine.format(value),
        /** A moment: day of the week and time. */
        moment: (date: Date): string => when.format(date),
        /** A place in a ranking: 1st, 2nd; 1er, 2e. */
        ordinal: (value: number): string => `${n(value)}${endings[ordinals.select(value)] ?? ''}`,
        day: (date: Date): string => day.format(date),
        /** A length of time in its largest unit. */
        span: (seconds: number): string => {
            if (seconds < 60) return unit(seconds, 'second')
            if (seconds < 3600) return unit(Math.round(seconds / 60), 'minute')
            if (seconds < 48 * 3600) return unit(Math.round(seconds / 3600), 'hour')
            return unit(Math.round(seconds / 86400), 'day')
        },
        /** The same as one says it, from minutes on. */
        lasting: (seconds: number): string =>
            seconds < 48 * 3600 ? hours(seconds) : lasts(Math.round(seconds / 86400), 'day'),
        /** The same in hours, however many. */
        hours,
        list: (parts: string[]): string => and.format(parts),
        many: (value: number, forms: Forms): string =>
            `${n(value)} ${plural.select(value) === 'one' ? forms.one : forms.other}`,
    }
}
