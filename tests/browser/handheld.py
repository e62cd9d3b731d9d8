"""A table on a phone: what is always on the screen, and what is one tap away."""

from playwright.sync_api import Page

from tests.browser.touching import tap

# seats, sheet, what one has and tabs lie below each other, all of them on the screen
LAID = """() => {
    const wrong = []
    const parts = { seats: '.chips', sheet: '.sheet', own: '[data-region=own]', tabs: '[data-region=tabs]' }
    const boxes = Object.entries(parts).flatMap(([name, where]) => {
        const it = document.querySelector(where)
        return it?.checkVisibility() ? [[name, it.getBoundingClientRect()]] : []
    })
    for (const wanted of ['seats', 'sheet', 'tabs'])
        if (!boxes.some(([name]) => name === wanted)) wrong.push(`no ${wanted}`)
    for (const [name, box] of boxes) {
        const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight)
        if (out > 1) wrong.push(`${name} is ${Math.round(out)} px off the screen`)
    }
    for (const [i, [one, a]] of boxes.entries()) for (const [other, b] of boxes.slice(i + 1)) {
        const over = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (over > 1) wrong.push(`${one} lies ${Math.round(over)} px over ${other}`)
    }
    const title = document.querySelector('header h1')
    if (title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1)
        wrong.push(`“${title.innerText}” is cut off`)
    return wrong
}"""
# a part that a tab brings: on the screen, above the tabs
BROUGHT = """name => {
    const it = document.querySelector(`[data-region=${name}]`)
    if (!it?.checkVisibility()) return [`the tab brings no ${name}`]
    const box = it.getBoundingClientRect()
    const tabs = document.querySelector('[data-region=tabs]').getBoundingClientRect()
    if (box.height < 24) return [`${name} is ${Math.round(box.height)} px high`]
    const scrolls = it.closest('.page')
    const bottom = Math.min(box.bottom, scrolls.getBoundingClientRect().bottom)
    return box.left < -1 || box.right > innerWidth + 1 || bottom > tabs.top + 1 ? [`${name} is cut off`] : []
}"""
TABS = {"cards": "hand", "log": "log"}


def wrong_on_a_phone(page: Page) -> list[str]:
    wrong: list[str] = page.evaluate(LAID)
    for tab, region in TABS.items():
        tap(page.locator(f"[data-tab={tab}]"))
        page.locator(f"[data-tab={tab}][aria-current]").wait_for()
        wrong += page.evaluate(BROUGHT, region)
    tap(page.locator("[data-tab=board]"))
    page.locator("[data-board]").first.wait_for()
    return wrong
