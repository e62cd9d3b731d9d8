// Words about dice and their proof, in the language chosen.
import { typesetAll } from '$lib/i18n/french'
import { settings } from '$lib/settings.svelte'
import { fairEn, type FairWords } from './words.en'
import { fairFr } from './words.fr'

const words: Record<string, FairWords> = { en: fairEn, fr: typesetAll(fairFr) }

export function fairWords(): FairWords {
    return words[settings.lang] ?? fairEn
}

/** The beginning of a fingerprint, as people compare it. */
export const short = (fingerprint: string): string =>
    `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)} ${fingerprint.slice(8, 12)} …`
