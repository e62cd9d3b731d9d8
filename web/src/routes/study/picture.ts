// A chart as a picture that stands by itself: what style sheets say is written into it.

const SAID = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'font', 'text-anchor', 'color', 'opacity'] // prettier-ignore

/** The source of an SVG, with the colours of the page it stands on. */
export function pictureOf(drawing: SVGSVGElement): string {
    const copy = drawing.cloneNode(true) as SVGSVGElement
    const [here, there] = [drawing, copy].map((one) => [one, ...one.querySelectorAll<SVGElement>('*')])
    here?.forEach((element, i) => {
        const style = getComputedStyle(element)
        for (const name of SAID) there?.[i]?.style.setProperty(name, style.getPropertyValue(name))
    })
    const { width, height } = drawing.getBoundingClientRect()
    const paper = getComputedStyle(drawing).getPropertyValue('--paper')
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    copy.setAttribute('width', String(Math.round(width)))
    copy.setAttribute('height', String(Math.round(height)))
    copy.style.setProperty('background', paper)
    return new XMLSerializer().serializeToString(copy)
}
