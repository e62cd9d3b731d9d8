import { mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import { games } from './listed'
import Reconstructed from './Reconstructed.svelte'

const texts = games.filter(({ reconstructed }) => reconstructed.length)

describe('what is reconstructed', () => {
    it.each(texts.map(({ key, reconstructed }) => [key, reconstructed] as const))(
        'of %s is listed with how its owner writes the true one',
        (_, facts) => {
            const shown = mount(Reconstructed, { target: document.body, props: { facts, open: true } })
            const said = document.body.textContent
            for (const { words, example } of facts) {
                expect(said).toContain(words.en)
                expect(said).toContain(example)
            }
            expect(said).toContain(`--game ${facts[0]?.games[0]}`)
            expect(document.body.querySelector('a')?.getAttribute('href')).toBe(`#${facts[0]?.section}`)
            void unmount(shown)
        },
    )
})
