// The card whose sections light up on the map: the one that is pointed at, else the one that was pressed.
export const shown = $state({ looked: '', pressed: '' })

export const shownCard = (): string => shown.looked || shown.pressed
