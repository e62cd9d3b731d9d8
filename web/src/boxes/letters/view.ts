// What this box adds to a view.
declare module '../istanbul/printed' {
    interface Face {
        /** Letters drawn, and seals to pay. */
        letters?: number
        seals?: number
    }
}

declare module '../istanbul/view' {
    interface SeatView {
        /** `9-front`, `16-back` once delivered. */
        letters?: string[]
        /** Where the companion is. */
        companion?: string
    }
    interface PlacesView {
        kiosk?: { pile_size: number; revealed: string[]; chosen: string[]; discard: string[] }
        secret_society?: { lira: number[] }
    }
    interface View {
        letters?: { pile_size: number; discard: number[] }
        doubled?: number
    }
}

export {}
