// Drawings that travel over the page.
import { symbols, type SymbolName } from '$lib/art/symbols'

const EASE = 'cubic-bezier(.2,.7,.2,1)'

/** Where something that matches the selector is on the screen now; the first that can be seen. */
export function rectOf(selector: string): DOMRect | null {
    for (const element of document.querySelectorAll(selector)) {
        const rect = element.getBoundingClientRect()
        if (rect.width > 0 && rect.height > 0) return rect
    }
    return null
}

/** A symbol, how high, and for one that comes in several colours which. */
export interface Drawn {
    name: SymbolName
    height: number
    hue?: string | undefined
}

function drawing({ name, height, hue }: Drawn): SVGSVGElement {
    const [w, h] = symbols[name] ?? [24, 24]
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', `0 0 ${w} ${h}`)
    svg.setAttribute('aria-hidden', 'true')
    svg.classList.add('flying')
    if (hue) svg.classList.add(hue)
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#sym-${name}`)
    use.setAttribute('width', String(w))
    use.setAttribute('height', String(h))
    svg.append(use)
    svg.style.height = `${height}px`
    svg.style.width = `${(height * w) / h}px`
    return svg
}

/** Let a drawing fly from one rectangle to another: in a bow, or step by step where there are some between. */
export function fly(drawn: Drawn, way: (DOMRect | null)[], ms: number): void {
    const stops = way.filter((rect) => rect !== null)
    const [from, to] = stops
    if (stops.length < way.length || !from || !to) return
    const svg = drawing(drawn)
    document.body.append(svg)
    const [w, h] = symbols[drawn.name] ?? [24, 24]
    const half = { x: (drawn.height * w) / h / 2, y: drawn.height / 2 }
    const at = (rect: DOMRect, up: number): string =>
        `translate(${rect.left + rect.width / 2 - half.x}px, ${rect.top + rect.height / 2 - half.y - up}px)`
    const middle = new DOMRect(
        (from.x + to.x) / 2,
        (from.y + to.y) / 2,
        (from.width + to.width) / 2,
        (from.height + to.height) / 2,
    )
    const frames =
        stops.length > 2
            ? stops.map((rect) => ({ transform: at(rect, 0) }))
            : [
                  { transform: at(from, 0) },
                  { transform: at(middle, 18), offset: 0.5 },
                  { transform: at(to, 0) },
              ]
    const moved = svg.animate(frames, { duration: ms, easing: EASE, fill: 'both' })
    moved.onfinish = () => svg.remove()
}

/** Two dice tumble over the board and show their result. */
export function roll(dice: number[], ms: number): void {
    const board = rectOf('[data-board]')
    if (!board) return
    dice.forEach((value, i) => {
        if (value < 1 || value > 6) return
        const svg = drawing({ name: `die${value}`, height: 64 })
        document.body.append(svg)
        const x = board.left + board.width / 2 - 72 + i * 80
        const y = board.top + board.height / 2 - 32
        const turn = (i ? -1 : 1) * 300
        const rolled = svg.animate(
            [
                { transform: `translate(${x - 120}px, ${y - 90}px) rotate(${-turn}deg)`, opacity: 0 },
                { transform: `translate(${x}px, ${y}px) rotate(${i ? 8 : -8}deg)`, opacity: 1, offset: 0.6 },
                { transform: `translate(${x}px, ${y}px) rotate(${i ? 8 : -8}deg)`, opacity: 1 },
            ],
            { duration: ms, easing: EASE, fill: 'both' },
        )
        rolled.onfinish = () => svg.remove()
    })
}

/** Whatever travels is at its goal. */
export function clearFlights(): void {
    document.querySelectorAll('.flying').forEach((one) => one.remove())
}
