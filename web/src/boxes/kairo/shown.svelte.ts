// What is shown for a while: the card that is pointed at or was pressed, and what has just happened.
import type { Happened } from './moment'

export const shown = $state({ looked: '', pressed: '', moment: null as Happened | null })

/** Its sections light up on the map. */
export const shownCard = (): string => shown.looked || shown.pressed
