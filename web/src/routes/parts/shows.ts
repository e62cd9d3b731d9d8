import type { Shows } from '$lib/frame/shows'

/** How a game is shown, fetched when a table of the game is looked at. */
export async function showsOf(game: string): Promise<Shows> {
    const found = game === 'kairo' ? await import('$lib/kairo/shows') : await import('./istanbul')
    return found.shows
}
