// What this box adds to a view.
export type TavernTile = 'movement' | 'encounter'
export const TAVERN_TILES: TavernTile[] = ['movement', 'encounter']

declare module '../istanbul/printed' {
    interface Face {
        /** What is taken besides, or for each part given. */
        coffee?: number
        /** Prices in coffee. */
        barrier?: number
        ruby?: number
    }
}

declare module '../istanbul/view' {
    interface SeatView {
        coffee?: number
        guild_cards?: number
        guild_hand?: number[]
        tavern_tiles?: TavernTile[]
    }
    interface PlacesView {
        /** Costs in coffee, the next one first. */
        tavern?: { baksheesh: string; goods: string; tiles: Record<TavernTile, number[]> }
        guild_hall?: { pile_size: number; discard: number[]; in_play: number | null }
        coffee_house?: { rubies: number; price: number | null }
    }
    interface View {
        /** The edge as `7|17` and who may cross it; nowhere yet: null and -1. */
        barrier?: { edge: string | null; holder: number }
    }
}
