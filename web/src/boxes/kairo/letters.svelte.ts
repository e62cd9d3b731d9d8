// The initials on customers and coins, in the language of the page: written once into the drawings of the sprite.
import { loadSprite } from '$lib/art/sprite'
import { worded } from '$lib/i18n/languages.svelte'
import type { Hue } from './view'
import { k } from './words'

const TIGHT: Record<string, string> = { 'kairo-sign': '18', 'kairo-coin': '13.4' } // two letters fill a disc

function write(letters: Record<Hue, string>): void {
    for (const text of document.querySelectorAll<SVGTextElement>('[data-letter]')) {
        const letter = letters[text.dataset['letter'] as Hue]
        text.textContent = letter
        if (letter.length > 1) {
            text.setAttribute('textLength', TIGHT[text.classList[0] ?? ''] ?? '')
            text.setAttribute('lengthAdjust', 'spacingAndGlyphs')
        } else text.removeAttribute('textLength')
    }
}

let watched = false

export function writeLetters(): void {
    if (watched) return
    watched = true
    void worded(loadSprite()).then(() =>
        $effect.root(() => {
            $effect(() => write(k().letters))
        }),
    )
}
