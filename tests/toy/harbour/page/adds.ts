// What the Harbour adds to the screens of the game.
import type { Expansion, Formula } from '$boxes/istanbul/expansion'
import Chips from './Chips.svelte'
import Panel from './Panel.svelte'
import Pier from './Pier.svelte'
import './view'

const quay = (number: number): { number: number; kind: 'serv' } => ({ number, kind: 'serv' })

export const adds: Expansion = {
    lies: (has) => has.fish !== undefined,
    places: {
        pier: { number: 17, kind: 'ruby', Formula: Pier as Formula },
        north_quay: quay(18),
        east_quay: quay(19),
        south_quay: quay(20),
    },
    cards: { ferry: { kind: 'move' } },
    gains: [['fish', 'fish', 'blue']],
    seat: { Panel, Chips, Own: Chips },
}
