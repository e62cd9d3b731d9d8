import { expect, test } from 'vitest'
import { pictureOf } from './picture'

test('a picture brings along the signs that are drawn in it', () => {
    document.body.innerHTML = `
        <svg><symbol id="sym-star" viewBox="0 0 24 24"><path d="M1 2" /></symbol></svg>
        <svg id="chart"><use href="#sym-star" x="3" width="18" height="18" /><text>100 %</text></svg>`
    const drawn = pictureOf(document.querySelector<SVGSVGElement>('#chart')!)
    expect(drawn).toContain('xmlns="http://www.w3.org/2000/svg"')
    expect(drawn).toMatch(/<svg[^>]*viewBox="0 0 24 24"[^>]*><path[^>]*d="M1 2"/)
    expect(drawn).toContain('100 %')
    expect(drawn).not.toContain('<use')
})
