"""Whether text in buttons can be read: axe passes over those with a layer of their own behind the text."""

from playwright.sync_api import Page

# The colours behind a text are laid over each other as the browser does, then the text over them.
UNREADABLE = """() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const lay = (colour, opacity) => {
        canvas.globalAlpha = opacity
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    }
    const light = rgb => {
        const [r, g, b] = rgb.map(one => one / 255)
            .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const contrast = (one, other) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
        return (bright + 0.05) / (dark + 0.05)
    }
    const around = it => it ? [...around(it.parentElement), getComputedStyle(it)] : []
    const found = new Set()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node; (node = walk.nextNode());) {
        const it = node.parentElement
        if (!node.data.trim() || !it.closest('button, a.btn, summary')) continue
        if (it.closest('svg, .vh, [inert]')) continue
        if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const off = it.closest('[disabled], [aria-disabled=true]')
        if (off && !/[\\p{L}\\d]/u.test(node.data)) continue  // a sign that can be told by its dashes
        const styles = around(it)
        if (styles.some(style => style.position === 'absolute')) continue  // over a drawing
        let opacity = 1, behind = lay('Canvas', 1), drawn = false
        for (const style of styles) {
            opacity *= Number(style.opacity)
            const over = lay(style.backgroundColor, opacity)
            if (contrast(over, behind) > 1) drawn = false
            behind = over
            drawn ||= style.backgroundImage !== 'none'
        }
        if (drawn) continue
        const { color, fontSize, fontWeight } = styles.at(-1)
        const ratio = contrast(lay(color, opacity), behind)
        const size = parseFloat(fontSize)
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
        if (ratio < (large ? 3 : 4.5))
            found.add(`“${node.data.trim().slice(0, 30)}” ${color} on ${behind}: ${ratio.toFixed(2)}:1`)
    }
    return [...found]
}"""


def unreadable(page: Page) -> list[str]:
    unreadable: list[str] = page.evaluate(UNREADABLE)
    return unreadable
