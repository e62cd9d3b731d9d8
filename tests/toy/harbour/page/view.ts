// What the Harbour adds to a view.
declare module '$boxes/istanbul/view' {
    interface SeatView {
        fish?: number
    }
}

export {}
