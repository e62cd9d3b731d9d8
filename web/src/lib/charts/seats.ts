// How the seats are told apart in charts: colour, dash and emblem; bars by colour and pattern.

/** Dashes by seat; the first line is whole. */
export const DASH = ['', '11 4', '3 3', '12 3 3 3', '6 3']

export const fillOf = (seat: number): string => `var(--p${seat + 1})`
