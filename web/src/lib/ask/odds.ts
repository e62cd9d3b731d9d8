import type { Odds } from '$lib/protocol'

/** In how many of 100 cases. */
export function percent({ ways, of }: Odds): string {
    return `${Math.round((100 * ways) / of)} %`
}
