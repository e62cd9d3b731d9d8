import type { Shows } from '$lib/frame/shows'

/** How a game is shown, fetched when a table of the game is looked at. */
export async function showsOf(game: string): Promise<Shows> {
    const found =
        game === 'kairo' ? await import('$boxes/kairo/shows') : await import('$boxes/istanbul/shows')
    return found.shows
}
