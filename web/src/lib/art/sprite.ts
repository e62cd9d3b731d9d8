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

const brought: Record<string, Promise<void>> = {}

/** The drawings of every page, once. */
export const loadSprite = (): Promise<void> => (brought[url] ??= bring(url))

/** The large pictures of the pages around the table: covers of boxes, and the town. */
export function wantCovers(): void {
    brought[covers] ??= bring(covers).catch(() => {
        delete brought[covers]
    })
}
