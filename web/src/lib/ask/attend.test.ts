import { afterEach, expect, test } from 'vitest'
import { attend } from './attend'

afterEach(() => (document.body.innerHTML = ''))

function attended(html: string): boolean {
    document.body.innerHTML = `<h2>Where to?</h2>${html}`
    document.querySelector('button')?.focus()
    return attend(document.querySelector('h2'))
}

test('the focus comes to a question when it is put', () => {
    expect(attended('<button>Hint</button>')).toBe(true)
    expect(document.activeElement?.textContent).toBe('Where to?')
})

test('what is in use keeps the focus', () => {
    expect(attended('<section data-in-use><button>Try again</button></section>')).toBe(false)
    expect(document.activeElement?.textContent).toBe('Try again')
})
