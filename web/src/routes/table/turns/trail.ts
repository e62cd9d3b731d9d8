// Where the way of a turn goes over the board: from where pieces stand to where pieces stand, beside the names.

/** A place on the screen, and the point of it that is walked over. */
export interface Spot {
    x: number
    y: number
    box: { left: number; top: number; width: number; height: number }
}

export interface Leg {
    from: { x: number; y: number }
    to: { x: number; y: number }
    /** Which step of its way it is; the last one ends in an arrow that leaves the piece in sight. */
    nth: number
    last: boolean
}

/** Where on its picture a place is walked over: in front of the pieces, and right of the middle of its name. */
const FRONT = { x: 0.82, y: 0.62 }
const SHORT = 28
const LARGE = 0.2

export function spotOf(place: DOMRect, picture: DOMRect | null): Spot {
    const { left, top, width, height } = place
    const box = { left, top, width, height }
    if (!picture) return { x: left + width / 2, y: top + height / 2, box }
    return { x: picture.left + picture.width * FRONT.x, y: picture.top + picture.height * FRONT.y, box }
}

/** The end of a leg that stops before the piece at its goal. */
function before(from: Leg['from'], goal: Spot): Leg['to'] {
    const [dx, dy] = [goal.x - from.x, goal.y - from.y]
    const far = Math.hypot(dx, dy)
    const less = Math.min(SHORT, goal.box.width * LARGE, far / 2) / (far || 1)
    return { x: goal.x - dx * less, y: goal.y - dy * less }
}

/** The steps between neighbours that can be seen. */
export function legsOf(way: readonly (Spot | null)[]): Leg[] {
    return way.slice(1).flatMap((to, i) => {
        const from = way[i]
        if (!from || !to) return []
        const last = i === way.length - 2
        return [{ from, to: last ? before(from, to) : to, nth: i + 1, last }]
    })
}

/** The direction in which a leg goes, in degrees. */
export const towards = ({ from, to }: Leg): number =>
    (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
