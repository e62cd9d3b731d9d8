import type { Parts } from '$lib/frame/parts'

/** The parts of a game, fetched when it is played. */
export async function partsOf(game: string): Promise<Parts> {
    const found =
        game === 'kairo' ? await import('$boxes/kairo/parts') : await import('$boxes/istanbul/table')
    return found.parts
}
