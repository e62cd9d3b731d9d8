"""What can be measured of a page: sizes of text and targets, and whether its parts are in sight."""

from playwright.sync_api import Locator, Page, ViewportSize

SMALLEST_TEXT = 10.5
TARGET = 44
PHONES = 760  # narrower screens are touched

# text that somebody sees, with the size it has on the screen
TEXT = """smallest => {
    const found = new Map()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node; (node = walk.nextNode());) {
        const it = node.parentElement
        const seen = it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!node.data.trim() || !seen) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (it.closest('.vh, title, desc, style, script') || box.width < 2 || box.height < 2) continue
        const drawn = it.getScreenCTM?.()?.d ?? it.currentCSSZoom ?? 1
        const size = parseFloat(getComputedStyle(it).fontSize) * drawn
        const name = it.className?.baseVal ?? it.className
        if (size < smallest - 0.05) found.set(`${name} “${node.data.trim().slice(0, 30)}”`, size)
    }
    return [...found].map(([what, size]) => `${what}: ${size.toFixed(1)} px`)
}"""
# whatever can be touched; a link inside a sentence is as high as its line
TARGETS = """least => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')]
    .flatMap(it => {
        if (!it.checkVisibility({ visibilityProperty: true }) || it.closest('.vh, [inert]')) return []
        const inSentence = it.matches('a') && getComputedStyle(it).display === 'inline'
        if (inSentence || it.matches('[type=hidden]')) return []
        const area = it.matches('input') ? (it.closest('label') ?? it) : it
        const box = area.getBoundingClientRect()
        if (box.width < 2 || box.height < 2 || getComputedStyle(it).clipPath !== 'none') return []
        const more = getComputedStyle(it, '::after')
        const reach = one => more.position === 'absolute' ? parseFloat(more[one]) || 0 : 0
        const [width, height] = [Math.max(box.width, reach('width')), Math.max(box.height, reach('height'))]
        if (Math.min(width, height) >= least - 0.1) return []
        const name = it.ariaLabel || it.innerText || it.title || it.className
        return [`${it.tagName} ${String(name).slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`]
    })"""
# a part that grows with what it says makes the others smaller, one frame after the other, until nothing moves
STILL = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const boxes = () => [...document.querySelectorAll('[data-region], [data-stage], [data-place], .sheet')]
        .map(it => Object.values(it.getBoundingClientRect().toJSON())).join()
    for (let was; (was = boxes()), await frame(), await frame(), was !== boxes(););
}"""
# the parts of a table: on the screen, beside each other, and nothing of them cut off
PARTS = """() => {
    const wrong = []
    const bottom = it => it.getBoundingClientRect().bottom
    const boxes = ['ask', 'hand', 'log', 'seats'].flatMap(name => {
        const it = document.querySelector(`[data-region=${name}]`)
        // on a phone a question may be longer than the sheet, which scrolls
        return it?.checkVisibility() ? [[name, (it.closest('.sheet') ?? it).getBoundingClientRect()]] : []
    })
    const board = document.querySelector('[data-board]')?.closest('main')
    if (board) boxes.push(['board', board.getBoundingClientRect()])
    const phone = innerWidth < 760
    for (const [name, box] of boxes) {
        if (phone && name !== 'ask') continue
        const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight)
        if (out > 1) wrong.push(`${name} is ${Math.round(out)} px off the screen`)
        if (box.height < 24) wrong.push(`${name} is ${Math.round(box.height)} px high`)
    }
    for (const [i, [one, a]] of boxes.entries()) for (const [other, b] of boxes.slice(i + 1)) {
        if (phone) continue
        if (one === 'hand' && other === 'board' && board.querySelector('[data-region=hand]')) continue
        const over = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
        if (over > 1) wrong.push(`${one} lies ${Math.round(over)} px over ${other}`)
    }
    const seats = document.querySelector('[data-region=seats] ul')
    if (seats && seats.scrollHeight > seats.clientHeight + 1)
        wrong.push(`the seats are ${seats.scrollHeight - seats.clientHeight} px too high`)
    for (const it of document.querySelectorAll('[data-region=seats] [data-seat] *')) {
        const seat = it.closest('[data-seat]').getBoundingClientRect()
        if (!it.closest('.vh') && it.getBoundingClientRect().right > seat.right + 1)
            wrong.push(`${it.getAttribute('class')} of a seat is cut off`)
    }
    for (const it of document.querySelectorAll('[data-region=hand] .ci')) {
        const box = it.getBoundingClientRect()
        const parts = [...it.children].map(one => one.getBoundingClientRect()).filter(one => one.width)
        if (parts.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
            || it.previousElementSibling.scrollWidth > it.previousElementSibling.clientWidth + 1)
            wrong.push(`the card ${it.closest('.card').innerText} is cut off`)
    }
    for (const it of document.querySelectorAll('[data-recap] .rx')) {
        if (it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight)
            wrong.push(`the turn “${it.parentElement.title}” is cut off`)
    }
    // what is said in a line or two is said whole: what overflows, and does not scroll, is lost
    const said = '[data-region] :is(span, b, i, p, small), [data-place] .act'
    for (const it of document.querySelectorAll(said)) {
        const { overflowX, overflowY } = getComputedStyle(it)
        if (!it.checkVisibility() || it.closest('.vh, svg') || it.clientWidth < 2) continue
        const wide = overflowX === 'hidden' && it.scrollWidth > it.clientWidth + 1
        const high = overflowY === 'hidden' && it.scrollHeight > it.clientHeight + 2
        if (wide || high) wrong.push(`“${it.innerText.slice(0, 40)}” is cut off`)
    }
    const log = document.querySelector('[data-region=log]')?.getBoundingClientRect()
    if (!phone && log?.height < 189) wrong.push(`the log is ${Math.round(log.height)} px high`)
    const sheet = document.querySelector('.sheet')?.getBoundingClientRect()
    // a part that is looked at closely ends where its window does
    const first = document.querySelector('[data-place]')
    const ends = [first?.parentElement, first?.closest('.port')].flatMap(it => it ? [bottom(it)] : [])
    const planned = document.querySelector('[data-confirm]')
    // on the lowest screens a question longer than the board leaves room for is read whole, above it
    const drawn = innerHeight < 700 && document.querySelector('.sheet.full')
    const hidden = sheet && first && !planned && !drawn ? Math.min(...ends) - sheet.top : 0
    if (hidden > 1) wrong.push(`the sheet covers ${Math.round(hidden)} px of the places`)
    const heading = document.querySelector('[data-region=ask] h2')
    for (const it of [heading, ...document.querySelectorAll('[data-region=ask] .btn')]) {
        if (it?.checkVisibility() && it.scrollWidth > it.clientWidth + 1)
            wrong.push(`“${it.innerText}” is cut off`)
    }
    for (const it of document.querySelectorAll('[data-region=ask] button')) {
        const { right } = it.getBoundingClientRect()
        if (it.checkVisibility() && right > innerWidth + 1) wrong.push(`“${it.innerText}” is off the screen`)
    }
    const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
    if (wide > innerWidth) wrong.push(`${wide - innerWidth} px to scroll sideways`)
    return wrong
}"""


def within_reach(it: Locator) -> bool:
    """Whether it is large enough for a finger."""
    box = it.bounding_box()
    return box is not None and min(box["width"], box["height"]) >= TARGET


def small_text(page: Page) -> list[str]:
    tiny: list[str] = page.evaluate(TEXT, SMALLEST_TEXT)
    return tiny


def small_targets(page: Page) -> list[str]:
    narrow: list[str] = page.evaluate(TARGETS, TARGET)
    return narrow


def out_of_place(page: Page) -> list[str]:
    page.evaluate(STILL)
    misplaced: list[str] = page.evaluate(PARTS)
    return misplaced


def too_small(page: Page, size: ViewportSize) -> list[str]:
    return small_text(page) + (small_targets(page) if size["width"] < PHONES else [])
