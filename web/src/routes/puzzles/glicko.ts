// Glicko-2 for one game after the other: a first attempt is a game against the puzzle.
export interface Rating {
    rating: number
    deviation: number
    volatility: number
}

export const FRESH: Rating = { rating: 1500, deviation: 500, volatility: 0.09 }
/** How sure the rating of a puzzle is that nobody has tried: it is worked out from what there is to choose from. */
export const GUESSED = 120
/** Seconds in which somebody who tries nothing becomes as uncertain as by a game. */
const PERIOD = 5 * 86_400
const MIDDLE = 1500
const SCALE = 173.7178
const TAU = 0.75 // how much volatility may change
const CLOSE = 1e-6
const LEAST = 45 // nobody is known better

/** The volatility after a game, by the Illinois method. */
function volatility(own: number, spread: number, variance: number, delta: number): number {
    const start = Math.log(own * own)
    const f = (x: number): number => {
        const e = Math.exp(x)
        const sum = spread * spread + variance + e
        return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - start) / (TAU * TAU)
    }
    let low = start
    let high = Math.log(Math.max(CLOSE, delta * delta - spread * spread - variance))
    if (delta * delta <= spread * spread + variance) {
        high = start - TAU
        while (f(high) < 0) high -= TAU
    }
    let [atLow, atHigh] = [f(low), f(high)]
    while (Math.abs(high - low) > CLOSE) {
        const next = low + ((low - high) * atLow) / (atHigh - atLow)
        const there = f(next)
        if (there * atHigh <= 0) [low, atLow] = [high, atHigh]
        else atLow /= 2
        ;[high, atHigh] = [next, there]
    }
    return Math.exp(low / 2)
}

/** After a time without any game: nobody is less certain than at first. */
export function aged(own: Rating, seconds: number): Rating {
    const drift = (Math.max(seconds, 0) / PERIOD) * (own.volatility * SCALE) ** 2
    return { ...own, deviation: Math.min(FRESH.deviation, Math.sqrt(own.deviation ** 2 + drift)) }
}

/** After a game that was won (1) or lost (0) against a rating that is so sure; `weight` of it counts. */
export function after(own: Rating, puzzle: number, score: 0 | 1, weight = 1, sure = GUESSED): Rating {
    const mu = (own.rating - MIDDLE) / SCALE
    const phi = own.deviation / SCALE
    const other = sure / SCALE
    const g = 1 / Math.sqrt(1 + (3 * other * other) / Math.PI ** 2)
    const expected = 1 / (1 + Math.exp(-g * (mu - (puzzle - MIDDLE) / SCALE)))
    const variance = 1 / (g * g * expected * (1 - expected))
    const delta = variance * g * (score - expected)
    const sigma = volatility(own.volatility, phi, variance, delta)
    const spread = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / variance)
    const moved = SCALE * (mu + spread * spread * g * (score - expected)) + MIDDLE
    const part = (before: number, then: number): number => before + weight * (then - before)
    return {
        rating: part(own.rating, moved),
        deviation: Math.max(LEAST, part(own.deviation, spread * SCALE)),
        volatility: part(own.volatility, sigma),
    }
}
