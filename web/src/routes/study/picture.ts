// A chart as a picture that stands by itself: what style sheets say is written into it, signs are drawn into it.

const SAID = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'font', 'text-anchor', 'color', 'opacity'] // prettier-ignore
const SVG = 'http://www.w3.org/2000/svg'

/** The source of an SVG, with the colours of the page it stands on. */
export function pictureOf(drawing: SVGSVGElement): string {
    const copy = alone(drawing) as SVGSVGElement
    const { width, height } = drawing.getBoundingClientRect()
    const paper = getComputedStyle(drawing).getPropertyValue('--paper')
    copy.setAttribute('xmlns', SVG)
    copy.setAttribute('width', String(Math.round(width)))
    copy.setAttribute('height', String(Math.round(height)))
    copy.style.setProperty('background', paper)
    return new XMLSerializer().serializeToString(copy)
}

/** A copy that needs nothing of the page. */
function alone(element: Element): Element {
    const symbol =
        element.localName === 'use' ? document.querySelector(element.getAttribute('href') ?? '') : null
    const copy = (symbol ? framed(element, symbol) : element.cloneNode(false)) as SVGElement
    const style = getComputedStyle(element)
    for (const name of SAID) copy.style.setProperty(name, style.getPropertyValue(name))
    for (const child of (symbol ?? element).childNodes)
        copy.append(child.nodeType === Node.ELEMENT_NODE ? alone(child as Element) : child.cloneNode())
    return copy
}

/** What a symbol is drawn in, where it is used. */
function framed(use: Element, symbol: Element): SVGElement {
    const frame = document.createElementNS(SVG, 'svg')
    for (const name of ['x', 'y', 'width', 'height']) {
        const value = use.getAttribute(name)
        if (value !== null) frame.setAttribute(name, value)
    }
    frame.setAttribute('viewBox', symbol.getAttribute('viewBox') ?? '')
    return frame
}
