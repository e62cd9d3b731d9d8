import type { Parts } from '$lib/frame/parts'

/** The parts of a game, fetched when it is played. */
export async function partsOf(game: string): Promise<Parts> {
    const found = game === 'kairo' ? await import('$lib/kairo/parts') : await import('./istanbul')
    return found.parts
}
