import { covers, url } from 'virtual:sprite'

/** Bring drawings into the page; <use> finds them there and CSS variables paint them. */
async function bring(from: string): Promise<void> {
    const answer = await fetch(from)
    const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
    const sprite = document.importNode(parsed.documentElement, true)
    sprite.classList.add('sprite')
    sprite.setAttribute('aria-hidden', 'true')
    document.body.prepend(sprite)
}

const brought = new Map<string, Promise<void>>()

/** Each of them once; what did not come is asked for again. */
function once(from: string): Promise<void> {
    const coming = brought.get(from) ?? bring(from)
    brought.set(from, coming)
    coming.catch(() => brought.delete(from))
    return coming
}

/** The drawings of every page. */
export const loadSprite = (): Promise<void> => once(url)

/** The large pictures of the pages around the table: covers of boxes, and the town. */
export const wantCovers = (): void => void once(covers).catch(() => {})
