import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Beyond from './Beyond.svelte'

const way = vi.hoisted(() => ({ elsewhere: '' }))
vi.mock('$lib/net/way', async (real) => ({
    ...(await real<typeof import('$lib/net/way')>()),
    get elsewhere() {
        return way.elsewhere
    },
}))

test('a folder that was built with the address of a server leads there, and no other', () => {
    render(Beyond)
    expect(screen.queryByRole('link')).toBeNull()
    way.elsewhere = 'https://play.example'
    render(Beyond)
    const link = screen.getByRole('link', { name: 'play.example' })
    expect(link.getAttribute('href')).toBe('https://play.example/')
})
