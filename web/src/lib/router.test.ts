import { expect, test } from 'vitest'
import { carried } from './router.svelte'

test('in a folder links of ours name it, once, and no others do', () => {
    const links = [
        '/rules#A.1',
        '/',
        '/new',
        '/games/here/new',
        '/api/x',
        '/docs/',
        'https://play.example/me',
        '#top',
    ]
    const [rules, home, ...more] = links.map((to) => carried(to, '/games/here'))
    expect([rules, home]).toEqual(['/games/here/rules#A.1', '/games/here/'])
    expect(more).toEqual(['/games/here/new', ...links.slice(3)])
    expect(links.map((to) => carried(to, ''))).toEqual(links)
})
