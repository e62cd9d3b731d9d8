import { url } from 'virtual:sprite'

/** Bring all drawings into the page once; <use> finds them there and CSS variables paint them. */
export async function loadSprite(): Promise<void> {
    const answer = await fetch(url)
    const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
    const sprite = document.importNode(parsed.documentElement, true)
    sprite.classList.add('sprite')
    sprite.setAttribute('aria-hidden', 'true')
    document.body.prepend(sprite)
}
