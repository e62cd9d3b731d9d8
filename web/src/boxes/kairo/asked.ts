// What a component that puts a question of Kairo is given.
import type { Match } from '$lib/match/match.svelte'
import type { Ask, Option } from '$lib/net/wire'
import type { KairoView } from './view'

export interface Asked {
    ask: Ask
    match: Match<KairoView>
    view: KairoView
    onact: (option: Option) => void
}
