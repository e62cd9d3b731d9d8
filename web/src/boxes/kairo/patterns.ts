// The patterns that tell the colours apart without colour: in the page once, for every drawing that uses them.
import { HUES, type Hue } from './view'

const SIZE = 16
const MARKS: Record<Hue, string> = {
    white: '',
    yellow: '<circle cx="4" cy="4" r="1.8" fill="#7a5200"/><circle cx="12" cy="12" r="1.8" fill="#7a5200"/>',
    red: '<path d="M-2 10L10 -2M6 18L18 6" stroke="#6e0f18" stroke-width="3"/>',
    blue: '<path d="M0 4H16M0 12H16" stroke="#123c73" stroke-width="2.4"/>',
    green: '<path d="M0 6L4 2L8 6L12 2L16 6M0 14L4 10L8 14L12 10L16 14" fill="none" stroke="#1d5a2c" stroke-width="2"/>',
    purple: '<path d="M0 0H8V8H0ZM8 8H16V16H8Z" fill="#6d3f93"/>',
}
const ID = 'kairo-patterns'

export const fillOf = (hue: Hue): string => `url(#kp-${hue})`

export function layPatterns(): void {
    if (document.getElementById(ID)) return
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.id = ID
    svg.classList.add('sprite')
    svg.setAttribute('aria-hidden', 'true')
    svg.innerHTML = HUES.map(
        (hue) =>
            `<pattern id="kp-${hue}" width="${SIZE}" height="${SIZE}" patternUnits="userSpaceOnUse">` +
            `<rect width="${SIZE}" height="${SIZE}" fill="var(--k-${hue})"/>${MARKS[hue]}</pattern>`,
    ).join('')
    document.body.append(svg)
}
