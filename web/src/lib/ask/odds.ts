import type { Odds } from '$lib/protocol'

/** In how many of 100 cases. */
export function percent({ ways, of }: Pick<Odds, 'ways' | 'of'>): string {
    return `${Math.round((100 * ways) / of)} %`
}
