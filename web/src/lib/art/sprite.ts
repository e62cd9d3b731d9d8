import { url } from 'virtual:sprite'

async function bring(): Promise<void> {
    const answer = await fetch(url)
    const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
    const sprite = document.importNode(parsed.documentElement, true)
    sprite.classList.add('sprite')
    sprite.setAttribute('aria-hidden', 'true')
    document.body.prepend(sprite)
}

let brought: Promise<void> | undefined

/** Bring all drawings into the page once; <use> finds them there and CSS variables paint them. */
export function loadSprite(): Promise<void> {
    return (brought ??= bring())
}
